import { checkDisplayName, checkEmail } from '@gli/validation';
import Search from 'lucide-react/icons/search';
import { type ChangeEvent, type FormEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import { Button } from '../../../design/controls/Button.tsx';
import { Field } from '../../../design/controls/Field.tsx';
import { IconButton } from '../../../design/controls/IconButton.tsx';
import { Input } from '../../../design/controls/Input.tsx';
import { Badge } from '../../../design/display/Badge.tsx';
import { Inline, Stack } from '../../../design/display/Layout.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { VisuallyHidden } from '../../../design/display/VisuallyHidden.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { useMeasured } from '../../../shared/browser/use-measured.ts';
import { fieldText } from '../../../shared/errors/field-text.ts';
import { Sample } from '../Sample.tsx';
import { SampleDialog } from '../styled-system/SampleDialog.tsx';

/** A dialog traps the focus, closes on Escape and returns the focus to the button that opened it. */
export function FocusOrder() {
  const t = useTranslations();
  const [isClosed, setClosed] = useState(false);
  return (
    <Sample title={t.demos.focus()} note={t.demos.focusText()}>
      <Stack gap="sm" align="start">
        <SampleDialog label={t.demos.openDialog()} buttonSize="md" onClose={() => setClosed(true)}>
          <Stack>
            <Text>{t.demos.focusDialog()}</Text>
            <Field label={t.demos.name()}>
              <Input autoComplete="off" />
            </Field>
          </Stack>
        </SampleDialog>
        <Text size="sm" role="status">
          {isClosed ? t.demos.focusReturned() : null}
        </Text>
      </Stack>
    </Sample>
  );
}

/** A change that is read aloud without moving the focus. */
export function LiveRegion() {
  const t = useTranslations();
  const formats = useFormats();
  const [count, setCount] = useState(0);
  return (
    <Sample title={t.demos.liveRegion()} note={t.demos.liveRegionText()}>
      <Inline gap="md">
        <Button variant="secondary" onClick={() => setCount(count + 1)}>
          {t.demos.announce()}
        </Button>
        <Text role="status">{count === 0 ? null : t.demos.announced({ count: formats.integer(count) })}</Text>
      </Inline>
    </Sample>
  );
}

/** A form with validation errors: the first one gets the focus, each is tied to its field. */
export function FormErrors() {
  const t = useTranslations();
  const formats = useFormats();
  const [state, setState] = useState<'unchecked' | 'wrong' | 'right'>('unchecked');
  const [values, setValues] = useState({ name: '', email: '' });
  const issues = { name: checkDisplayName(values.name), email: checkEmail(values.email) };
  const wrong = (['name', 'email'] as const).filter((field) => issues[field] !== null);
  const errorOf = (field: keyof typeof issues) => {
    const issue = state === 'unchecked' ? null : issues[field];
    return issue && fieldText(t, issue, { label: '', amount: (amount) => amount });
  };
  const change = ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
    setValues({ ...values, [currentTarget.name]: currentTarget.value });
  const check = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setState(wrong[0] ? 'wrong' : 'right');
    const field = wrong[0] && event.currentTarget.elements.namedItem(wrong[0]);
    if (field instanceof HTMLElement) field.focus();
  };
  return (
    <Sample title={t.demos.formErrors()} note={t.demos.formErrorsText()}>
      <form onSubmit={check} noValidate>
        <Stack>
          <Field label={t.demos.name()} error={errorOf('name')} required>
            <Input name="name" autoComplete="off" value={values.name} onChange={change} />
          </Field>
          <Field label={t.demos.email()} error={errorOf('email')} required>
            <Input type="email" name="email" autoComplete="off" value={values.email} onChange={change} />
          </Field>
          <VisuallyHidden role="status">
            {state !== 'unchecked' && wrong.length > 0
              ? t.demos.fieldsWrong({ count: formats.integer(wrong.length) })
              : null}
          </VisuallyHidden>
          <Button type="submit" variant="secondary">
            {state === 'right' && wrong.length === 0 ? t.demos.formRight() : t.demos.checkForm()}
          </Button>
        </Stack>
      </form>
    </Sample>
  );
}

/** The measured size of the smallest targets. WCAG 2.5.5 */
export function TargetSizes() {
  const t = useTranslations();
  return (
    <Sample title={t.demos.targets()} note={t.demos.targetsText()}>
      <Stack gap="sm">
        <Measured>
          {(ref) => (
            <Button ref={ref} size="sm" variant="secondary">
              {t.demos.buttonSizes.sm()}
            </Button>
          )}
        </Measured>
        <Measured>
          {(ref) => (
            <IconButton ref={ref} label={t.demos.search()} variant="secondary">
              <Search aria-hidden />
            </IconButton>
          )}
        </Measured>
      </Stack>
    </Sample>
  );
}

const sizeOf = ({ offsetWidth, offsetHeight }: HTMLElement) => ({ width: offsetWidth, height: offsetHeight });

function Measured({ children }: { children: (ref: RefObject<HTMLButtonElement | null>) => ReactNode }) {
  const t = useTranslations();
  const formats = useFormats();
  const target = useRef<HTMLButtonElement>(null);
  const { width, height } = useMeasured(target, sizeOf) ?? { width: 0, height: 0 };
  return (
    <Inline gap="md">
      {children(target)}
      <Badge>{t.demos.sizeInPx({ width: formats.integer(width), height: formats.integer(height) })}</Badge>
    </Inline>
  );
}
