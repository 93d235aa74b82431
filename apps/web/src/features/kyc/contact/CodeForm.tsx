import { GliApiError } from '@gli/sdk';
import { VERIFICATION_CODE_DIGITS } from '@gli/validation';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../design/controls/Button.tsx';
import { Field } from '../../../design/controls/Field.tsx';
import { Input } from '../../../design/controls/Input.tsx';
import { Inline, Stack } from '../../../design/display/Layout.tsx';
import { styled } from '../../../design/stitches.config.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { clockText, secondsUntil, useNow } from '../../../shared/clock.ts';
import { useErrorText } from '../../../shared/errors/use-error-text.ts';
import { FailureNotice, Notice } from '../../../shared/forms/Notice.tsx';
import { submitUnless } from '../../../shared/forms/submit-unless.ts';
import { Note } from '../../../shared/page/Note.tsx';
import { type CodeState, type ContactKind, codeDigits } from './code-state.ts';
import type { ContactCodes } from './use-contact-code.ts';

const CodeInput = styled(Input, {
  maxWidth: '14rem',
  fontSize: '$xl',
  fontWeight: '$semibold',
  letterSpacing: '0.35em',
  fontVariantNumeric: 'tabular-nums',
});

type CodeFormProps = {
  kind: ContactKind;
  codes: ContactCodes;
  state: CodeState;
  onResent: (state: CodeState) => void;
  /** Back to the address or number. */
  onChange: () => void;
  onVerified: () => void | Promise<void>;
};

/** The six digits, how long they are valid, and when another code can be requested. */
export function CodeForm({ kind, codes, state, onResent, onChange, onVerified }: CodeFormProps) {
  const t = useTranslations();
  const errorText = useErrorText();
  const form = useForm<{ code: string }>({ defaultValues: { code: '' } });
  const [isResent, setResent] = useState(false);
  const now = useNow(true);
  const wait = secondsUntil(Math.max(state.resendAt, codes.waitUntil), now);
  const left = state.expiresAt === null ? null : secondsUntil(state.expiresAt, now);
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);

  const submit = form.handleSubmit(async ({ code }) => {
    try {
      await codes.verify(state.contact, code);
    } catch {
      form.setFocus('code', { shouldSelect: true });
      return;
    }
    await onVerified();
  });
  const resend = async () => {
    codes.forgetVerifyError();
    const next = await codes.send(state.contact);
    if (!next) return;
    form.reset();
    onResent(next);
    setResent(true);
    form.setFocus('code');
  };
  const error = codes.verifyError;
  const aboutCode = error instanceof GliApiError ? error.details.verification_code?.[0] : undefined;
  const failure = (aboutCode === undefined ? error : null) ?? codes.sendError;

  return (
    <form noValidate onSubmit={submitUnless(codes.isVerifying, submit)}>
      <Stack gap="md">
        {state.sentTo ? (
          <Notice kind="info" role="status">
            {isResent
              ? t.contactCode.code.sentAgain({ contact: state.sentTo })
              : t.contactCode.contact[kind].sentTo({ contact: state.sentTo })}
          </Notice>
        ) : null}
        <Field
          label={t.contactCode.code.label()}
          hint={t.contactCode.code.hint()}
          aside={
            left !== null && left > 0 ? t.contactCode.code.validFor({ time: clockText(left) }) : undefined
          }
          error={
            form.formState.errors.code?.message ??
            aboutCode ??
            (left === 0 ? t.contactCode.code.expired() : undefined)
          }
          required
        >
          {/* One field for all digits: phones fill it from the message, and a code can be pasted whole. */}
          <CodeInput
            inputMode="numeric"
            autoComplete="one-time-code"
            spellCheck={false}
            {...form.register('code', {
              validate: (code) => code.length === VERIFICATION_CODE_DIGITS || t.contactCode.code.wrongShape(),
              onChange: ({ target }) =>
                form.setValue('code', codeDigits(target.value, VERIFICATION_CODE_DIGITS)),
            })}
          />
        </Field>
        <FailureNotice>{failure ? errorText(failure) : null}</FailureNotice>
        <Inline>
          <Button type="submit" busy={codes.isVerifying}>
            {t.contactCode.code.verify()}
          </Button>
          <Button
            variant="secondary"
            disabled={wait > 0}
            busy={codes.isSending}
            onClick={() => void resend()}
          >
            {wait > 0 ? t.contactCode.code.resendIn({ seconds: wait }) : t.contactCode.code.resend()}
          </Button>
          <Button variant="ghost" onClick={onChange}>
            {t.contactCode.code.change()}
          </Button>
        </Inline>
        {state.sentTo === null ? <Note>{state.contact}</Note> : null}
      </Stack>
    </form>
  );
}
