import Inbox from 'lucide-react/icons/inbox';
import { useState } from 'react';
import { Button } from '../../../design/controls/Button.tsx';
import { Badge } from '../../../design/display/Badge.tsx';
import { Grid, Inline, Stack } from '../../../design/display/Layout.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { Dialog } from '../../../design/feedback/Dialog.tsx';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { ErrorState } from '../../../design/feedback/ErrorState.tsx';
import { Progress } from '../../../design/feedback/Progress.tsx';
import { LoadingRegion, Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { Spinner } from '../../../design/feedback/Spinner.tsx';
import { useToast } from '../../../design/feedback/toast-context.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useWords } from '../../../i18n/words.ts';
import { Sample } from './Sample.tsx';

const badgeTones = ['neutral', 'primary', 'accent', 'success', 'warning', 'danger'] as const;
const barTones = ['primary', 'success', 'warning', 'neutral'] as const;
const toastTones = ['success', 'danger', 'neutral'] as const;
const dialogSizes = ['sm', 'md', 'lg', 'full'] as const;
/** A share that the bars show, in percent. */
const shownPercent = '68';

/** What the app answers with: states, progress, loading, nothing, failure, dialogs, toasts. */
export function FeedbackSamples() {
  const words = useWords();
  const formats = useFormats();
  const toast = useToast();
  const [tries, setTries] = useState(0);
  const percent = formats.percent(shownPercent);
  return (
    <Grid min="lg">
      <Sample title={words.demos.badges()}>
        <Inline>
          {badgeTones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {words.demos.tones[tone]()}
            </Badge>
          ))}
        </Inline>
        <Inline>
          {badgeTones.map((tone) => (
            <Badge key={tone} tone={tone} dot>
              {words.demos.tones[tone]()}
            </Badge>
          ))}
        </Inline>
      </Sample>
      <Sample title={words.demos.progress()}>
        {barTones.map((tone) => (
          <Progress
            key={tone}
            label={words.demos.barTones[tone]()}
            value={Number(shownPercent)}
            valueText={percent}
            tone={tone}
            size={tone === 'primary' ? 'md' : 'sm'}
          />
        ))}
      </Sample>
      <Sample title={words.demos.loading()}>
        <LoadingRegion label={words.common.loading()}>
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
          <Text>{words.demos.busy()}</Text>
        </Inline>
      </Sample>
      <Sample title={words.demos.dialogs()} note={words.demos.dialogsText()}>
        <Inline>
          {dialogSizes.map((size) => (
            <DialogSample key={size} size={size} />
          ))}
        </Inline>
        <Inline>
          {toastTones.map((tone) => (
            <Button
              key={tone}
              variant="secondary"
              size="sm"
              onClick={() =>
                toast({ tone, title: words.demos.toastTitle(), description: words.demos.toastText() })
              }
            >
              {words.demos.toastTones[tone]()}
            </Button>
          ))}
        </Inline>
      </Sample>
      <Sample title={words.demos.emptyState()}>
        <EmptyState
          icon={<Inbox />}
          title={words.demos.emptyTitle()}
          description={words.demos.emptyText()}
          action={<Button variant="secondary">{words.demos.emptyAction()}</Button>}
        />
      </Sample>
      <Sample title={words.demos.errorState()}>
        <ErrorState
          title={words.errors.loadData()}
          description={words.demos.tried({ count: formats.integer(tries) })}
          retryLabel={words.common.retry()}
          onRetry={() => setTries(tries + 1)}
        />
      </Sample>
    </Grid>
  );
}

function DialogSample({ size }: { size: (typeof dialogSizes)[number] }) {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        {words.demos.dialogSizes[size]()}
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        size={size}
        title={words.demos.dialogTitle()}
        description={words.demos.dialogSizes[size]()}
        closeLabel={words.common.close()}
        footer={<Button onClick={close}>{words.common.close()}</Button>}
      >
        <Text>{words.demos.dialogText()}</Text>
      </Dialog>
    </>
  );
}
