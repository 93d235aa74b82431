import { useGetKycStatus } from '@gli/sdk/react';
import type { ComponentProps } from 'react';
import { Badge } from '../../design/Badge.tsx';
import { Card } from '../../design/Card.tsx';
import { Stack } from '../../design/Layout.tsx';
import { Progress } from '../../design/Progress.tsx';
import { styled } from '../../design/stitches.config.ts';
import { Text } from '../../design/Text.tsx';
import { useFormats } from '../../i18n/format.ts';
import { useWords, wordFor } from '../../i18n/words.ts';
import { LoadFailure } from '../../parts/LoadFailure.tsx';
import { LoadingCards } from '../../parts/LoadingCards.tsx';
import { Section } from '../../parts/Section.tsx';

const Steps = styled('ol', { display: 'grid' });
const Step = styled('li', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$1',
  paddingBlock: '$3',
  '& + &': { borderTop: '1px solid $colors$border' },
});
const Name = styled('div', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$3',
  fontWeight: '$medium',
});
const tones: Record<string, ComponentProps<typeof Badge>['tone']> = {
  open: 'primary',
  pending: 'warning',
  approved: 'success',
  rejected: 'danger',
};

/** How far the member's identity is verified, step by step, with what is wrong where something is. */
export function KycProgress({ memberId }: { memberId: string }) {
  const words = useWords();
  const formats = useFormats();
  const kyc = useGetKycStatus(memberId);
  if (kyc.isPending) return <LoadingCards count={1} min="lg" />;
  if (kyc.isError) return <LoadFailure query={kyc} />;
  const { progress_percent: percent, steps } = kyc.data;
  return (
    <Section title={words.authCenter.kyc()}>
      <Card>
        <Stack>
          <Progress
            label={words.authCenter.progress()}
            value={Number(percent)}
            valueText={formats.percent(percent, 0)}
          />
          <Steps>
            {steps.map((step) => (
              <Step key={step.name}>
                <Name>
                  {step.title}
                  <Badge tone={tones[step.state] ?? 'neutral'} dot>
                    {wordFor(words.authCenter.stepState, step.state)()}
                  </Badge>
                </Name>
                {step.rejection_reasons.map(({ code, text }) => (
                  <Text key={code} size="sm" tone="danger">
                    {text}
                  </Text>
                ))}
              </Step>
            ))}
          </Steps>
        </Stack>
      </Card>
    </Section>
  );
}
