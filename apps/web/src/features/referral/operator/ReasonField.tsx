import { zReferralManualRewardInput } from '@gli/sdk/schemas';
import { Textarea } from '@gli/ui';
import { FormField, getLength } from '@gli/ui/forms';
import { useTranslations } from '@/i18n';

/** Length limits of a reason that is shown to a member. */
const REASON_CHARACTERS = getLength(zReferralManualRewardInput.shape.reason);

/** Field of the surrounding form for a reason that is shown to the member. */
export function ReasonField() {
  const t = useTranslations();
  return (
    <FormField
      name="reason"
      label={t.referralOperator.reason()}
      hint={t.referralOperator.reasonHint(REASON_CHARACTERS)}
      invalid={t.referralOperator.reasonWrong(REASON_CHARACTERS)}
    >
      <Textarea data-autofocus rows={2} />
    </FormField>
  );
}
