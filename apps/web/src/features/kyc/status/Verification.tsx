import type { KycStatus } from '@gli/sdk';
import { useGetKycStatusQueryOptions } from '@gli/sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'wouter';
import { Badge } from '../../../design/display/Badge.tsx';
import { Card } from '../../../design/display/Card.tsx';
import { Inline, Stack } from '../../../design/display/Layout.tsx';
import { Heading, Text } from '../../../design/display/Text.tsx';
import { Progress } from '../../../design/feedback/Progress.tsx';
import { styled } from '../../../design/stitches.config.ts';
import { useFormats } from '../../../i18n/format.ts';
import { translate, useTranslations } from '../../../i18n/translations.ts';
import * as Part from './kyc.styles.ts';
import { StepList } from './StepList.tsx';
import { StepPanel } from './StepPanel.tsx';
import { firstView, shownView } from './verification-view.ts';

const Title = styled(Heading, { scrollMarginTop: '6rem', '&:focus-visible': { outlineOffset: '4px' } });

const levelTones = { none: 'neutral', basic: 'primary', full: 'success' } as const;

/** Steps and the one being done. `?step=` opens one that the server has opened; without it the member goes on where they were. */
export function Verification({ status }: { status: KycStatus }) {
  const t = useTranslations();
  const formats = useFormats();
  const cache = useQueryClient();
  const [search, setSearch] = useSearchParams();
  // Kept, so that a decision that comes meanwhile does not take a form away from under the member's hands.
  const [current, setCurrent] = useState(() => firstView(status));
  const shown = shownView(search.get('step'), current, status);
  const title = useFocusOnChange(shown);
  const statusOptions = useGetKycStatusQueryOptions(status.member_id);

  const goOn = async () => {
    const fresh = await cache.fetchQuery({ ...statusOptions, staleTime: 0 }).catch(() => status);
    setCurrent(firstView(fresh));
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete('step');
        after.delete('page');
        return after;
      },
      { replace: true },
    );
  };

  const { progress_percent: percent, level } = status;
  const step = status.steps.find(({ name }) => name === shown);
  return (
    <Card padding="none">
      <Part.Head>
        <Inline justify="between" gap="md">
          <Text size="sm" tone="muted">
            {translate(t.authCenter.levelText, level)()}
          </Text>
          <Badge tone={level in levelTones ? levelTones[level] : 'neutral'} dot>
            {translate(t.authCenter.level, level)()}
          </Badge>
        </Inline>
        <Progress
          label={t.authCenter.progress()}
          value={Number(percent)}
          valueText={formats.percent(percent, 0)}
          tone={level === 'full' ? 'success' : 'primary'}
        />
      </Part.Head>
      <Part.Columns>
        <Part.Side>
          <StepList steps={status.steps} shown={shown} />
        </Part.Side>
        <Part.Panel>
          <Part.PanelInner>
            <Stack gap="lg">
              <Title as="h3" size="md" tabIndex={-1} ref={title}>
                {step?.title ?? t.authCenter.status()}
              </Title>
              <StepPanel key={shown} step={step} status={status} onNext={goOn} />
            </Stack>
          </Part.PanelInner>
        </Part.Panel>
      </Part.Columns>
    </Card>
  );
}

/** Gives the focus to the panel's heading when it shows something else, not when the page opens. */
function useFocusOnChange(shown: string) {
  const title = useRef<HTMLHeadingElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current !== shown) title.current?.focus();
    before.current = shown;
  }, [shown]);
  return title;
}
