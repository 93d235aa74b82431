import type { KycRejectionReason, KycStep } from '@gli/sdk';
import ArrowRight from 'lucide-react/icons/arrow-right';
import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import { BulletList, Button, Inline, Stack, styled, Text } from '@/design';
import { useFormats, useTranslations } from '@/i18n';
import { Notice } from '@/shared';

const Outcome = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '$4',
  padding: '$5',
  borderRadius: '$md',
  '& > svg': { width: '1.75rem', height: '1.75rem' },
  variants: {
    kind: {
      approved: { background: '$successSoft', '& > svg': { color: '$successText' } },
      pending: { background: '$warningSoft', '& > svg': { color: '$warningText' } },
    },
  },
});

/** Props of every step's panel. */
export type StepProps = {
  step: KycStep;
  memberId: string;
  /** Goes to the next step. */
  onNext: () => Promise<void>;
};

/** A step that is approved or in review, with a button to the next step. */
export function StepOutcome({ step, onNext }: Pick<StepProps, 'step' | 'onNext'>) {
  const t = useTranslations();
  const formats = useFormats();
  const isApproved = step.status === 'approved';
  const Icon = isApproved ? CircleCheck : Clock;
  return (
    <Stack gap="md">
      <Outcome kind={isApproved ? 'approved' : 'pending'} role="status">
        <Icon aria-hidden />
        <Stack gap="xs">
          <Text weight="semibold">
            {isApproved ? t.authCenter.approvedTitle() : t.authCenter.pendingTitle()}
          </Text>
          <Text size="sm">
            {isApproved && step.reviewed_at
              ? t.authCenter.approvedOn({ time: formats.moment(step.reviewed_at) })
              : t.authCenter.pendingText()}
          </Text>
          {step.verified_contact ? (
            <Text size="sm">
              {t.authCenter.verifiedContact()}: <strong>{step.verified_contact}</strong>
            </Text>
          ) : null}
        </Stack>
      </Outcome>
      <Inline>
        <Button variant="secondary" onClick={() => void onNext()}>
          {t.authCenter.nextStep()}
          <ArrowRight aria-hidden />
        </Button>
      </Inline>
    </Stack>
  );
}

/** The server's reasons for a rejected submission, if any. */
export function RejectionReasons({ reasons }: { reasons: readonly KycRejectionReason[] }) {
  const t = useTranslations();
  if (reasons.length === 0) return null;
  return (
    <Notice kind="failure">
      <Text size="sm" weight="semibold">
        {t.authCenter.reasons()}
      </Text>
      <BulletList>
        {reasons.map(({ code, text }) => (
          <li key={code}>{text}</li>
        ))}
      </BulletList>
    </Notice>
  );
}
