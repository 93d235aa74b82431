import { checkDisplayName, checkEmail } from '@gli/validation';
import Search from 'lucide-react/icons/search';
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../design/controls/Button.tsx';
import { Field } from '../../../design/controls/Field.tsx';
import { IconButton } from '../../../design/controls/IconButton.tsx';
import { Input } from '../../../design/controls/Input.tsx';
import { Badge } from '../../../design/display/Badge.tsx';
import { Inline, Stack } from '../../../design/display/Layout.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { VisuallyHidden } from '../../../design/display/VisuallyHidden.tsx';
import { Dialog } from '../../../design/feedback/Dialog.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { fieldText } from '../../../shared/errors/field-text.ts';
import { TryCard } from '../TryCard.tsx';

/** A dialog keeps the focus, closes by Escape and gives the focus back to what opened it. */
export function FocusOrder() {
  const t = useTranslations();
  const [isOpen, setOpen] = useState(false);
  const [closings, setClosings] = useState(0);
  const close = () => {
    setOpen(false);
    setClosings(closings + 1);
  };
  return (
    <TryCard title={t.demos.focus()} text={t.demos.focusText()}>
      <Stack gap="sm" align="start">
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {t.demos.openDialog()}
        </Button>
        <Text size="sm" role="status">
          {closings > 0 ? t.demos.focusReturned() : null}
        </Text>
      </Stack>
      <Dialog
        open={isOpen}
        onClose={close}
        title={t.demos.dialogTitle()}
        closeLabel={t.common.close()}
        footer={<Button onClick={close}>{t.common.close()}</Button>}
      >
        <Stack>
          <Text>{t.demos.focusDialog()}</Text>
          <Field label={t.demos.name()}>
            <Input autoComplete="off" />
          </Field>
        </Stack>
      </Dialog>
    </TryCard>
  );
}

/** A change that is read aloud without moving the focus. */
export function LiveRegion() {
  const t = useTranslations();
  const formats = useFormats();
  const [count, setCount] = useState(0);
  return (
    <TryCard title={t.demos.liveRegion()} text={t.demos.liveRegionText()}>
      <Inline gap="md">
        <Button variant="secondary" onClick={() => setCount(count + 1)}>
          {t.demos.announce()}
        </Button>
        <Text role="status">{count === 0 ? null : t.demos.announced({ count: formats.integer(count) })}</Text>
      </Inline>
    </TryCard>
  );
}

/** A form that is sent with mistakes: the first of them gets the focus, each is tied to its field. */
export function FormErrors() {
  const t = useTranslations();
  const formats = useFormats();
  const form = useForm({ defaultValues: { name: '', email: '' } });
  const { errors, isSubmitSuccessful } = form.formState;
  const wrong = Object.keys(errors).length;
  const said = (issue: ReturnType<typeof checkDisplayName> | ReturnType<typeof checkEmail>) =>
    issue === null || fieldText(t, issue, { label: '', amount: (amount) => amount });
  const send = form.handleSubmit(() => {});
  return (
    <TryCard title={t.demos.formErrors()} text={t.demos.formErrorsText()}>
      <form onSubmit={(event) => void send(event)} noValidate>
        <Stack>
          <Field label={t.demos.name()} error={errors.name?.message} required>
            <Input
              autoComplete="off"
              {...form.register('name', { validate: (value) => said(checkDisplayName(value)) })}
            />
          </Field>
          <Field label={t.demos.email()} error={errors.email?.message} required>
            <Input
              type="email"
              autoComplete="off"
              {...form.register('email', { validate: (value) => said(checkEmail(value)) })}
            />
          </Field>
          <VisuallyHidden role="status">
            {wrong > 0 ? t.demos.fieldsWrong({ count: formats.integer(wrong) }) : null}
          </VisuallyHidden>
          <Button type="submit" variant="secondary">
            {isSubmitSuccessful && wrong === 0 ? t.demos.formRight() : t.demos.checkForm()}
          </Button>
        </Stack>
      </form>
    </TryCard>
  );
}

/** How high and wide the smallest targets of this window are, measured as they stand here. WCAG 2.5.5 */
export function TargetSizes() {
  const t = useTranslations();
  return (
    <TryCard title={t.demos.targets()} text={t.demos.targetsText()}>
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
    </TryCard>
  );
}

type MeasuredProps = { children: (ref: RefObject<HTMLButtonElement | null>) => ReactNode };

function Measured({ children }: MeasuredProps) {
  const t = useTranslations();
  const formats = useFormats();
  const target = useRef<HTMLButtonElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const shown = target.current;
    if (!shown) return;
    const measure = () => setSize({ width: shown.offsetWidth, height: shown.offsetHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(shown);
    return () => observer.disconnect();
  }, []);
  return (
    <Inline gap="md">
      {children(target)}
      <Badge>
        {t.demos.sizeInPx({ width: formats.integer(size.width), height: formats.integer(size.height) })}
      </Badge>
    </Inline>
  );
}
