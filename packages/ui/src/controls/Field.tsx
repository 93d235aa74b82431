import { type ReactNode, useId } from 'react';
import { Inline, Stack } from '../display/Layout.tsx';
import { CircleAlert } from '../icons.ts';
import { styled } from '../stitches.config.ts';
import { FieldContext, type FormControl } from './field-context.ts';

const Label = styled('label', { fontSize: '$sm', fontWeight: '$semibold', lineHeight: '$snug' });
const Aside = styled('span', {
  fontSize: '$sm',
  color: '$textMuted',
  lineHeight: '$snug',
  fontVariantNumeric: 'tabular-nums',
});
const Hint = styled('p', { fontSize: '$sm', lineHeight: '$snug', color: '$textMuted' });
const FieldError = styled('p', {
  display: 'flex',
  gap: '$1',
  alignItems: 'flex-start',
  fontSize: '$sm',
  fontWeight: '$medium',
  lineHeight: '$snug',
  color: '$dangerText',
  '& svg': { width: '1rem', height: '1rem', marginTop: '0.1rem' },
});

type FieldProps = {
  label: ReactNode;
  /** The control: Input, PasswordInput, AmountInput, Textarea or NativeSelect. */
  children: ReactNode;
  /** Help text that is always visible. */
  hint?: ReactNode;
  /** Error message. Marks the control as invalid. */
  error?: ReactNode;
  /** Shown next to the label and announced with the control, such as "optional" or an available balance. */
  aside?: ReactNode;
  required?: boolean | undefined;
  /** Registers the control with a form. */
  control?: FormControl | undefined;
};

/** A labeled control. Screen readers announce the hint, aside and error with it. */
export function Field({ label, children, hint, error, aside, required = false, control }: FieldProps) {
  const id = useId();
  const part = (name: string, present: ReactNode) => (present ? `${id}-${name}` : undefined);
  const ids = { error: part('error', error), aside: part('aside', aside), hint: part('hint', hint) };
  const describedBy = Object.values(ids).filter(Boolean).join(' ') || undefined;
  return (
    <Stack gap="sm">
      <Inline justify="between" align="baseline" nowrap css={{ gap: '$3' }}>
        <Label htmlFor={id}>{label}</Label>
        {aside ? <Aside id={ids.aside}>{aside}</Aside> : null}
      </Inline>
      <FieldContext value={{ id, describedBy, invalid: Boolean(error), required, control }}>
        {children}
      </FieldContext>
      {error ? (
        <FieldError id={ids.error}>
          <CircleAlert aria-hidden />
          <span>{error}</span>
        </FieldError>
      ) : null}
      {hint ? <Hint id={ids.hint}>{hint}</Hint> : null}
    </Stack>
  );
}
