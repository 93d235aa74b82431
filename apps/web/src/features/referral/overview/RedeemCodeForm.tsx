import { GliApiError, type Referral } from '@gli/sdk';
import { useApplyReferralCode } from '@gli/sdk/react';
import { zReferralUseInput } from '@gli/sdk/schemas';
import { REFERRAL_CODE_CHARACTERS } from '@gli/validation';
import * as z from 'zod/mini';
import { Button, Card, Stack, Text, useToast } from '@/design';
import { useTranslations } from '@/i18n';
import { Section, useErrorText } from '@/shared';
import { Form, FormField, useSubmit, useZodForm, zText } from '../../../shared/forms/zod-form/index.ts';

const zUseForm = z.object({ code: zText(zReferralUseInput.shape.code, z.toUpperCase()) });

/** Applies the code by which the member was invited, once. Spec §7 Referrals */
export function RedeemCodeForm() {
  const t = useTranslations();
  const toast = useToast();
  const errorText = useErrorText();
  const apply = useApplyReferralCode();
  const form = useZodForm(zUseForm, { defaultValues: { code: '' } });
  const { submit, failure, clearFailure } = useSubmit(form, async (body) => {
    const { referrer } = await apply.mutateAsync({ body });
    toast({ tone: 'success', title: t.referral.applied({ name: referrer.name }) });
  });
  const isUsed = apply.error instanceof GliApiError && apply.error.code === 'referral_already_used';
  if (apply.data || isUsed) return <UsedCode referral={apply.data} />;
  return (
    <Section title={t.referral.applyTitle()} lead={t.referral.applyLead()}>
      <Card>
        <Form form={form} onSubmit={submit} draft="referral-use">
          <Stack gap="md" align="stretch" css={{ maxWidth: '27rem' }}>
            <FormField
              name="code"
              label={t.referral.code()}
              invalid={t.referral.wishedCodeWrong(REFERRAL_CODE_CHARACTERS)}
              failure={failure ? errorText(failure) : undefined}
              onChange={clearFailure}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              limited
            />
            <div>
              <Button type="submit" variant="secondary" busy={form.formState.isSubmitting}>
                {t.referral.applySubmit()}
              </Button>
            </div>
          </Stack>
        </Form>
      </Card>
    </Section>
  );
}

/** Replaces the form after a code was used. The server names an earlier code only in the response to its use. */
function UsedCode({ referral }: { referral: Referral | undefined }) {
  const t = useTranslations();
  return (
    <Section title={t.referral.applyTitle()}>
      <Card>
        <Text role="status" weight="medium">
          {referral
            ? t.referral.usedCode({ code: referral.code, name: referral.referrer.name })
            : t.errors.referralUsed()}
        </Text>
      </Card>
    </Section>
  );
}
