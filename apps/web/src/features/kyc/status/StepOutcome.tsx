import type { KycRejectionReason, KycStep } from '@gli/sdk';
import { BulletList, Button, Inline, Notice, Stack, Text } from '@gli/ui';
import { ArrowRight } from '@gli/ui/icons';
import { useFormats, useTranslations } from '@/i18n';

/** Props of every step's panel. */
export type StepProps = {
  step: KycStep;
  memberId: string;
  onNext: () => Promise<void>;
};

/** A step that is approved or under review, with a button to the next step. */
export function StepOutcome({ step, onNext }: Pick<StepProps, 'step' | 'onNext'>) {
  const t = useTranslations();
  const formats = useFormats();
  const isApproved = step.status === 'approved';
  return (
    <Stack gap="md">
      <Notice kind={isApproved ? 'success' : 'wait'} role="status">
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
              <span>{`${t.authCenter.verifiedContact()}:`}</span> <strong>{step.verified_contact}</strong>
            </Text>
          ) : null}
        </Stack>
      </Notice>
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
