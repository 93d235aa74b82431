import { GliApiError } from '@gli/sdk';
import { VERIFICATION_CODE_DIGITS } from '@gli/validation';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../design/controls/Button.tsx';
import { Field } from '../../../design/controls/Field.tsx';
import { Inline, Stack } from '../../../design/display/Layout.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { useToast } from '../../../design/feedback/toast-context.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { clockText, secondsUntil, useNow } from '../../../shared/clock.ts';
import { useErrorText } from '../../../shared/errors/use-error-text.ts';
import { Notice } from '../../../shared/Notice.tsx';
import { CodeInput } from './CodeInput.tsx';
import { type CodeState, type ContactKind, codeDigits } from './code-state.ts';
import { useSendCode } from './use-send-code.ts';
import { useVerifyCode } from './use-verify-code.ts';

type CodeFormProps = {
  kind: ContactKind;
  memberId: string;
  course: CodeState;
  onSentAgain: (course: CodeState) => void;
  /** Back to the address or number. */
  onChange: () => void;
  onVerified: () => Promise<void>;
};

/** Six digits, how long they are good for, and when others can be asked for. */
export function CodeForm({ kind, memberId, course, onSentAgain, onChange, onVerified }: CodeFormProps) {
  const t = useTranslations();
  const toast = useToast();
  const errorText = useErrorText();
  const form = useForm<{ code: string }>({ defaultValues: { code: '' } });
  const verification = useVerifyCode(kind, memberId);
  const sending = useSendCode(kind, memberId);
  const now = useNow(true);
  const wait = secondsUntil(Math.max(course.resendAt, sending.waitUntil), now);
  const left = course.expiresAt === null ? null : secondsUntil(course.expiresAt, now);
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);

  const submit = form.handleSubmit(async ({ code }) => {
    try {
      const { steps } = await verification.verify(course.contact, code);
      const title = steps.find(({ name }) => name === kind)?.title ?? '';
      toast({ tone: 'success', title: t.authCenter.stepApproved({ step: title }) });
    } catch {
      form.setFocus('code', { shouldSelect: true });
      return;
    }
    await onVerified();
  });
  const sendAgain = async () => {
    verification.reset();
    const next = await sending.send(course.contact);
    if (!next) return;
    form.reset();
    onSentAgain(next);
    toast({ tone: 'neutral', title: t.authCenter.code.sentAgain() });
    form.setFocus('code');
  };
  const { error } = verification;
  const aboutCode = error instanceof GliApiError ? error.details.verification_code?.[0] : undefined;
  const failure = (aboutCode === undefined ? error : null) ?? sending.error;

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!verification.isPending) void submit(event);
      }}
    >
      <Stack gap="md">
        {course.sentTo ? (
          <Notice kind="info" role="status">
            {t.authCenter.contact[kind].sentTo({ contact: course.sentTo })}
          </Notice>
        ) : null}
        <Field
          label={t.authCenter.code.label()}
          hint={t.authCenter.code.hint()}
          aside={
            left !== null && left > 0 ? t.authCenter.code.validFor({ time: clockText(left) }) : undefined
          }
          error={
            form.formState.errors.code?.message ??
            aboutCode ??
            (left === 0 ? t.authCenter.code.expired() : undefined)
          }
          required
        >
          <CodeInput
            {...form.register('code', {
              validate: (code) => code.length === VERIFICATION_CODE_DIGITS || t.authCenter.code.wrongShape(),
              onChange: ({ target }) =>
                form.setValue('code', codeDigits(target.value, VERIFICATION_CODE_DIGITS)),
            })}
          />
        </Field>
        {failure ? (
          <Notice kind="failure" role="alert">
            {errorText(failure)}
          </Notice>
        ) : null}
        <Inline>
          <Button type="submit" busy={verification.isPending}>
            {t.authCenter.code.verify()}
          </Button>
          <Button
            variant="secondary"
            disabled={wait > 0}
            busy={sending.isPending}
            onClick={() => void sendAgain()}
          >
            {wait > 0 ? t.authCenter.code.resendIn({ seconds: wait }) : t.authCenter.code.resend()}
          </Button>
          <Button variant="ghost" onClick={onChange}>
            {t.authCenter.code.change()}
          </Button>
        </Inline>
        {course.sentTo === null ? (
          <Text size="sm" tone="muted">
            {course.contact}
          </Text>
        ) : null}
      </Stack>
    </form>
  );
}
