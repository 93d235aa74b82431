import { chooseView, firstView, whilePending } from '@gli/domain';
import type { KycStatus, KycStep } from '@gli/sdk';
import { getKycStatusQuery, useGetKycStatus, useGliClient } from '@gli/sdk/react';
import {
  Badge,
  BlocksSkeleton,
  Card,
  deleteParams,
  Heading,
  Inline,
  Note,
  Progress,
  QueryError,
  SectionErrorBoundary,
  Split,
  Stack,
  translate,
  useOnChange,
  useTitle,
} from '@gli/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useSearchParams } from 'wouter';
import { useFormats, useTranslations } from '@/i18n';
import { Head, PhoneProgress, panel, Side } from './KycSection.styles.ts';
import { StepList } from './StepList.tsx';
import { StepPanel } from './StepPanel.tsx';
import { useStepToasts } from './use-step-toasts.ts';

// As tall as the steps and the form of the first step, so that the content below starts out of view.
const loading = <BlocksSkeleton framed count={8} />;

const levelTones = { none: 'neutral', basic: 'primary', full: 'success' } as const;

/** The member's identity verification with its current step. Polls while anything is under review. */
export function KycSection({ memberId }: { memberId: string }) {
  const t = useTranslations();
  const kyc = useGetKycStatus(
    { id: memberId },
    { query: whilePending(({ steps }: KycStatus) => steps.map((step) => step.status)) },
  );
  return (
    <Stack as="section" gap="md" id="verification" aria-label={t.authCenter.kyc()}>
      {kyc.isError ? <QueryError query={kyc} /> : null}
      {kyc.data ? <Verification status={kyc.data} /> : null}
      {kyc.isPending ? loading : null}
    </Stack>
  );
}

/** All steps and one step's panel. `?step=` selects an unlocked step. Defaults to the current one. */
function Verification({ status }: { status: KycStatus }) {
  const t = useTranslations();
  const formats = useFormats();
  const client = useGliClient();
  const cache = useQueryClient();
  const [search, setSearch] = useSearchParams();
  // Kept in the state, so that a review result does not replace a form that the member is filling in.
  const [current, setCurrent] = useState(() => firstView(status));
  const view = chooseView(search.get('step'), current, status);
  const title = useRef<HTMLHeadingElement>(null);
  useOnChange(view, () => title.current?.focus());
  useStepToasts(status, view);
  const step = status.steps.find(({ name }) => name === view);
  // The step before a move, so that its panel offers no second way on until the next one is known.
  const [movingFrom, setMovingFrom] = useState<KycStep>();

  const goToNext = async () => {
    setMovingFrom(step);
    const query = getKycStatusQuery(client, { id: status.member_id });
    const fresh = await cache.fetchQuery({ ...query, staleTime: 0 }).catch(() => status);
    setMovingFrom(undefined);
    setCurrent(firstView(fresh));
    setSearch((before) => deleteParams(before, ['step']), { replace: true });
  };

  const { progress_percent: percent, level } = status;
  const progress = formats.percent(percent);
  useTitle(step?.title);
  return (
    <Card padding="none">
      <Head isOverview={!step}>
        <Inline justify="between" gap="md">
          <Note>{translate(t.authCenter.levelText, level)()}</Note>
          <Badge tone={level in levelTones ? levelTones[level] : 'neutral'} dot>
            {translate(t.authCenter.level, level)()}
          </Badge>
        </Inline>
        <Progress
          label={t.authCenter.progress()}
          value={Number(percent)}
          valueText={progress}
          tone={level === 'full' ? 'success' : 'primary'}
        />
      </Head>
      <Split from="bp2" gap="none" align="stretch" css={{ '--columns': '17.5rem minmax(0, 1fr)' }}>
        <Side>
          <StepList steps={status.steps} view={view} />
          {step ? <PhoneProgress aria-hidden>{progress}</PhoneProgress> : null}
        </Side>
        <Stack gap="lg" css={panel}>
          <Inline justify="between" align="baseline" gap="md">
            <Heading css={{ scrollMarginTop: '6rem' }} as="h2" size="md" tabIndex={-1} ref={title}>
              {step?.title ?? t.authCenter.status()}
            </Heading>
            {step ? (
              <Note numeric>
                {t.authCenter.stepNumber({
                  number: status.steps.indexOf(step) + 1,
                  count: status.steps.length,
                })}
              </Note>
            ) : null}
          </Inline>
          <SectionErrorBoundary>
            <StepPanel key={view} step={movingFrom ?? step} status={status} onNext={goToNext} />
          </SectionErrorBoundary>
        </Stack>
      </Split>
    </Card>
  );
}
