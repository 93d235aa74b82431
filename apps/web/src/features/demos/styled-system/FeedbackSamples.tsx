import Inbox from 'lucide-react/icons/inbox';
import { useState } from 'react';
import { Button } from '../../../design/controls/Button.tsx';
import { Badge } from '../../../design/display/Badge.tsx';
import { Grid, Inline, Stack } from '../../../design/display/Layout.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { ErrorState } from '../../../design/feedback/ErrorState.tsx';
import { Progress } from '../../../design/feedback/Progress.tsx';
import { LoadingRegion, Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { Spinner } from '../../../design/feedback/Spinner.tsx';
import { useToast } from '../../../design/feedback/toast-context.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Sample } from '../Sample.tsx';
import { SampleDialog } from './SampleDialog.tsx';

const badgeTones = ['neutral', 'primary', 'accent', 'success', 'warning', 'danger'] as const;
const barTones = ['primary', 'success', 'warning', 'neutral'] as const;
const toastTones = ['success', 'danger', 'neutral'] as const;
const dialogSizes = ['sm', 'md', 'lg', 'full'] as const;
/** The value of the bars. */
const SAMPLE_PERCENT = '68';

/** Badges, progress, loading, empty and error states, dialogs, toasts. */
export function FeedbackSamples() {
  const t = useTranslations();
  const formats = useFormats();
  const toast = useToast();
  const [tries, setTries] = useState(0);
  const percent = formats.percent(SAMPLE_PERCENT);
  return (
    <Grid min="lg">
      <Sample title={t.demos.badges()}>
        <Inline>
          {badgeTones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {t.demos.tones[tone]()}
            </Badge>
          ))}
        </Inline>
        <Inline>
          {badgeTones.map((tone) => (
            <Badge key={tone} tone={tone} dot>
              {t.demos.tones[tone]()}
            </Badge>
          ))}
        </Inline>
      </Sample>
      <Sample title={t.demos.progress()}>
        {barTones.map((tone) => (
          <Progress
            key={tone}
            label={t.demos.barTones[tone]()}
            value={Number(SAMPLE_PERCENT)}
            valueText={percent}
            tone={tone}
            size={tone === 'primary' ? 'md' : 'sm'}
          />
        ))}
      </Sample>
      <Sample title={t.demos.loading()}>
        <LoadingRegion>
          <Stack gap="sm">
            <Inline nowrap>
              <Skeleton shape="circle" css={{ width: '3rem' }} />
              <Stack gap="none" css={{ flex: 1 }}>
                <Skeleton width="most" />
                <Skeleton width="half" />
              </Stack>
            </Inline>
            <Skeleton shape="block" css={{ height: '4rem' }} />
          </Stack>
        </LoadingRegion>
        <Inline>
          <Spinner aria-hidden />
          <Text>{t.demos.busy()}</Text>
        </Inline>
      </Sample>
      <Sample title={t.demos.dialogs()} note={t.demos.dialogsText()}>
        <Inline>
          {dialogSizes.map((size) => (
            <SampleDialog
              key={size}
              size={size}
              label={t.demos.dialogSizes[size]()}
              description={t.demos.dialogSizes[size]()}
            >
              <Text>{t.demos.dialogText()}</Text>
            </SampleDialog>
          ))}
        </Inline>
        <Inline>
          {toastTones.map((tone) => (
            <Button
              key={tone}
              variant="secondary"
              size="sm"
              onClick={() => toast({ tone, title: t.demos.toastTitle(), description: t.demos.toastText() })}
            >
              {t.demos.toastTones[tone]()}
            </Button>
          ))}
        </Inline>
      </Sample>
      <Sample title={t.demos.emptyState()}>
        <EmptyState
          icon={<Inbox />}
          title={t.demos.emptyTitle()}
          description={t.demos.emptyText()}
          action={<Button variant="secondary">{t.demos.emptyAction()}</Button>}
        />
      </Sample>
      <Sample title={t.demos.errorState()}>
        <ErrorState
          title={t.errors.loadData()}
          description={t.demos.tried({ count: formats.integer(tries) })}
          retryLabel={t.common.retry()}
          onRetry={() => setTries(tries + 1)}
        />
      </Sample>
    </Grid>
  );
}
