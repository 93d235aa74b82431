import { useGetKycStatus } from '@gli/sdk/react';
import { Card } from '../../../design/display/Card.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { LoadingRegion, Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { LoadFailure } from '../../../shared/LoadFailure.tsx';
import { Section } from '../../../shared/Section.tsx';
import * as Part from './kyc.styles.ts';
import { nextReadMs } from './next-read.ts';
import { useStepToasts } from './use-step-toasts.ts';
import { Verification } from './Verification.tsx';

/** The member's identity verification: where it stands, and the step to do now. It is followed while it is reviewed. */
export function KycSection({ memberId }: { memberId: string }) {
  const t = useTranslations();
  const kyc = useGetKycStatus(memberId, {
    query: { refetchInterval: ({ state }) => nextReadMs(state.data?.steps.map((step) => step.state)) },
  });
  useStepToasts(kyc.data);
  return (
    <Section title={t.authCenter.kyc()} anchor="verification">
      <Stack gap="md">
        {kyc.isError ? <LoadFailure query={kyc} /> : null}
        {kyc.data ? <Verification status={kyc.data} /> : null}
        {kyc.isPending ? <KycSkeleton /> : null}
      </Stack>
    </Section>
  );
}

/** The shape of the section: the bar, five steps, a form. */
function KycSkeleton() {
  const t = useTranslations();
  return (
    <LoadingRegion label={t.common.loading()}>
      <Card padding="none">
        <Part.Head>
          <Skeleton width="third" />
          <Skeleton shape="block" css={{ height: '0.5rem' }} />
        </Part.Head>
        <Part.Columns>
          <Part.Side>
            <Stack gap="md">
              {Array.from({ length: 6 }, (_, index) => (
                <Skeleton key={index} shape="block" css={{ height: '2.75rem' }} />
              ))}
            </Stack>
          </Part.Side>
          <Part.Panel>
            <Stack gap="md">
              <Skeleton width="half" />
              <Skeleton width="most" />
              <Skeleton shape="block" css={{ height: '2.75rem' }} />
              <Skeleton shape="block" css={{ height: '2.75rem' }} />
              <Skeleton shape="block" css={{ height: '2.75rem' }} />
            </Stack>
          </Part.Panel>
        </Part.Columns>
      </Card>
    </LoadingRegion>
  );
}
