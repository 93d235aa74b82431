import { useApplyReferralCode } from '@gli/sdk/react';
import { checkRequired } from '@gli/validation';
import { useForm } from 'react-hook-form';
import { Button } from '../../../design/controls/Button.tsx';
import { Field } from '../../../design/controls/Field.tsx';
import { Input } from '../../../design/controls/Input.tsx';
import { Card } from '../../../design/display/Card.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { useToast } from '../../../design/feedback/toast-context.ts';
import { styled } from '../../../design/stitches.config.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { fieldText } from '../../../shared/errors/field-text.ts';
import { useErrorText } from '../../../shared/errors/use-error-text.ts';
import { isReferralCode, REFERRAL_CODE_CHARACTERS } from '../../../shared/member/invitation.ts';
import { Section } from '../../../shared/page/Section.tsx';
import { useSubmit } from '../use-submit.ts';

const Narrow = styled('form', { maxWidth: '27rem' });

/** Applies the code that the member was invited with, once. Spec §7 Referrals */
export function UseCode() {
  const t = useTranslations();
  const formats = useFormats();
  const toast = useToast();
  const errorText = useErrorText();
  const apply = useApplyReferralCode();
  const form = useForm<{ code: string }>({ defaultValues: { code: '' } });
  const { errors, isSubmitting } = form.formState;
  const label = t.referral.code();
  const validate = (text: string) => {
    const missing = checkRequired(text, label);
    if (missing !== null) return fieldText(t, missing, { label, amount: formats.tokenExact });
    return isReferralCode(text.trim().toUpperCase()) || t.referral.wishedCodeWrong(REFERRAL_CODE_CHARACTERS);
  };
  const { submit, failure, clearFailure } = useSubmit(form, async ({ code }) => {
    const { referrer } = await apply.mutateAsync({ body: { code: code.trim().toUpperCase() } });
    form.reset();
    toast({ tone: 'success', title: t.referral.applied({ name: referrer.name }) });
  });
  return (
    <Section
      title={t.referral.applyTitle()}
      action={
        <Text tone="muted" css={{ flexBasis: '100%' }}>
          {t.referral.applyLead()}
        </Text>
      }
    >
      <Card>
        <Narrow onSubmit={submit} noValidate>
          <Stack gap="md" align="stretch">
            <Field
              label={label}
              error={errors.code?.message ?? (failure ? errorText(failure) : undefined)}
              required
            >
              <Input
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={REFERRAL_CODE_CHARACTERS.maximum}
                {...form.register('code', { validate, onChange: clearFailure })}
              />
            </Field>
            <div>
              <Button type="submit" variant="secondary" busy={isSubmitting}>
                {t.referral.applySubmit()}
              </Button>
            </div>
          </Stack>
        </Narrow>
      </Card>
    </Section>
  );
}
