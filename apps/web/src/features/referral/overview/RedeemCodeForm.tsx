import { GliApiError } from '@gli/sdk';
import { useApplyReferralCode, useGetReferralStats } from '@gli/sdk/react';
import { zReferralUseInput } from '@gli/sdk/schemas';
import { Button, Card, Expandable, FailureNotice, Stack, Text, useToast } from '@gli/ui';
import { Form, FormField, referralCode, useSubmit, useZodForm, zText } from '@gli/ui/forms';
import { REFERRAL_CODE_CHARACTERS } from '@gli/validation';
import * as z from 'zod/mini';
import { useErrorText } from '@/data';
import { useTranslations } from '@/i18n';

const zUseForm = z.object({ code: zText(zReferralUseInput.shape.code, referralCode) });

/** Applies the code with which the member was invited. This works only once. Spec §7 Referrals */
export function RedeemCodeForm({ memberId }: { memberId: string }) {
  const t = useTranslations();
  const toast = useToast();
  const errorText = useErrorText();
  const stats = useGetReferralStats({ id: memberId });
  const apply = useApplyReferralCode();
  const form = useZodForm(zUseForm, { defaultValues: { code: '' } });
  const { submit, failure, clearFailure } = useSubmit(form, async (body) => {
    const { referrer } = await apply.mutateAsync({ body });
    toast({ tone: 'success', title: t.referral.applied({ name: referrer.name }) });
  });
  const isCodeWrong = failure instanceof GliApiError && failure.status < 500;
  const isUsed = apply.error instanceof GliApiError && apply.error.code === 'referral_already_used';
  if (apply.data) {
    const { code, referrer } = apply.data;
    return <UsedCode text={t.referral.usedCode({ code, name: referrer.name })} />;
  }
  const code = stats.data?.used_code;
  if (code) return <UsedCode text={t.referral.usedCodeAlone({ code })} />;
  // A server without `used_code` reports only here that a code was already used.
  if (isUsed) return <UsedCode text={errorText(apply.error)} />;
  // The form appears only once its state is known, so that it is not replaced while the member types.
  if (stats.isPending) return null;
  return (
    <Card padding="none" css={{ paddingInline: '$5' }}>
      <Expandable summary={t.referral.applyTitle()}>
        <Form form={form} onSubmit={submit} draft="referral-use">
          <Stack gap="md" align="stretch" css={{ maxWidth: '27rem' }}>
            <FormField
              name="code"
              label={t.referral.code()}
              hint={t.referral.applyLead()}
              invalid={t.referral.wishedCodeWrong(REFERRAL_CODE_CHARACTERS)}
              failure={isCodeWrong ? errorText(failure) : undefined}
              onChange={clearFailure}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
            <FailureNotice>{failure && !isCodeWrong ? errorText(failure) : null}</FailureNotice>
            <div>
              <Button type="submit" variant="secondary" busy={form.formState.isSubmitting}>
                {t.referral.applySubmit()}
              </Button>
            </div>
          </Stack>
        </Form>
      </Expandable>
    </Card>
  );
}

/** Replaces the form after a code was used. */
const UsedCode = ({ text }: { text: string }) => (
  <Card padding="sm">
    <Text role="status" weight="medium">
      {text}
    </Text>
  </Card>
);
