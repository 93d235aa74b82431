import type { ContactKind, SentCode } from '@gli/domain';
import { Button, clockText, FailureNotice, Inline, Note, Notice, secondsUntil, useNow } from '@gli/ui';
import { Form, FormField, useSubmit, useZodForm } from '@gli/ui/forms';
import { cleanDigitCode, VERIFICATION_CODE_DIGITS } from '@gli/validation';
import { useEffect, useState } from 'react';
import { useErrorText } from '@/data';
import { useTranslations } from '@/i18n';
import { CodeInput } from './CodeForm.styles.ts';
import { zCodeForm } from './contact-form.ts';
import type { ContactCodes } from './use-contact-code.ts';

type CodeFormProps = {
  kind: ContactKind;
  codes: ContactCodes;
  state: SentCode;
  onResent: (state: SentCode) => void;
  /** Called to return to the form for the address or number. */
  onChange: () => void;
  onVerified: () => void | Promise<void>;
};

/** Shows a field for the code, its remaining validity, and the time of the next possible request. */
export function CodeForm({ kind, codes, state, onResent, onChange, onVerified }: CodeFormProps) {
  const t = useTranslations();
  const errorText = useErrorText();
  const form = useZodForm(zCodeForm, { defaultValues: { verification_code: '' } });
  const [isResent, setResent] = useState(false);
  const now = useNow(true);
  const wait = secondsUntil(Math.max(state.resendAt, codes.waitUntil), now);
  const left = state.expiresAt === null ? null : secondsUntil(state.expiresAt, now);
  const { setFocus } = form;
  useEffect(() => setFocus('verification_code'), [setFocus]);

  const { submit, failure, clearFailure } = useSubmit(form, async ({ verification_code: code }) => {
    try {
      await codes.verify(state.contact, code);
    } catch (error) {
      form.setFocus('verification_code', { shouldSelect: true });
      throw error;
    }
    await onVerified();
  });
  const { isSubmitting } = form.formState;
  const resend = async () => {
    clearFailure();
    const next = await codes.send(state.contact);
    if (!next) return;
    form.reset();
    onResent(next);
    setResent(true);
    setFocus('verification_code');
  };
  const error = failure ?? codes.sendError;

  return (
    <Form form={form} onSubmit={submit}>
      {state.sentTo ? (
        <Notice kind="info" role="status">
          {isResent
            ? t.contactCode.code.sentAgain({ contact: state.sentTo })
            : t.contactCode.contact[kind].sentTo({ contact: state.sentTo })}
        </Notice>
      ) : null}
      <FormField
        name="verification_code"
        label={t.contactCode.code.label()}
        hint={t.contactCode.code.hint()}
        aside={left !== null && left > 0 ? t.contactCode.code.validFor({ time: clockText(left) }) : undefined}
        invalid={t.contactCode.code.wrongShape()}
        failure={left === 0 ? t.contactCode.code.expired() : undefined}
      >
        {/* One field for all digits, so that phones can fill it from the message and a whole code can be pasted. */}
        <CodeInput
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          onChange={({ currentTarget }) => {
            const found = cleanDigitCode(currentTarget.value, VERIFICATION_CODE_DIGITS);
            // Shows only a whole code, because other text is rejected as typed.
            if (/^\d+$/.test(found) && found.length === VERIFICATION_CODE_DIGITS) currentTarget.value = found;
          }}
        />
      </FormField>
      <FailureNotice>{error ? errorText(error) : null}</FailureNotice>
      <Inline>
        <Button type="submit" busy={isSubmitting}>
          {t.contactCode.code.verify()}
        </Button>
        <Button variant="secondary" disabled={wait > 0} busy={codes.isSending} onClick={() => void resend()}>
          {wait > 0 ? t.contactCode.code.resendIn({ seconds: wait }) : t.contactCode.code.resend()}
        </Button>
        <Button variant="ghost" onClick={onChange}>
          {t.contactCode.code.change()}
        </Button>
      </Inline>
      {state.sentTo === null ? <Note>{state.contact}</Note> : null}
    </Form>
  );
}
