import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import { AmountInput } from '../../../design/controls/AmountInput.tsx';
import { Button } from '../../../design/controls/Button.tsx';
import { Checkbox } from '../../../design/controls/Checkbox.tsx';
import { Field } from '../../../design/controls/Field.tsx';
import { IconButton } from '../../../design/controls/IconButton.tsx';
import { Input } from '../../../design/controls/Input.tsx';
import { LinkButton } from '../../../design/controls/LinkButton.tsx';
import { NativeSelect } from '../../../design/controls/NativeSelect.tsx';
import { PasswordInput } from '../../../design/controls/PasswordInput.tsx';
import { PhoneInput } from '../../../design/controls/PhoneInput.tsx';
import { SegmentedControl } from '../../../design/controls/SegmentedControl.tsx';
import { Textarea } from '../../../design/controls/Textarea.tsx';
import { Grid, Inline, Stack } from '../../../design/display/Layout.tsx';
import { TextLink } from '../../../design/display/Text.tsx';
import { VisuallyHidden } from '../../../design/display/VisuallyHidden.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Sample } from '../Sample.tsx';

const buttonVariants = ['primary', 'secondary', 'ghost', 'danger'] as const;
const buttonSizes = ['sm', 'md', 'lg'] as const;

/** Buttons and links, in every variant, size and state. */
export function ButtonSamples() {
  const t = useTranslations();
  const [size, setSize] = useState<(typeof buttonSizes)[number]>('md');
  const [isBusy, setBusy] = useState(true);
  return (
    <Grid min="lg">
      <Sample title={t.demos.buttons()}>
        <SegmentedControl
          label={t.demos.size()}
          value={size}
          onValueChange={setSize}
          options={buttonSizes.map((name) => ({ value: name, label: t.demos.buttonSizes[name]() }))}
        />
        {buttonVariants.map((variant) => (
          <Inline key={variant}>
            <Button variant={variant} size={size}>
              {t.demos.variants[variant]()}
            </Button>
            <Button variant={variant} size={size} busy={isBusy} busyLabel={t.demos.busy()}>
              {t.demos.ready()}
            </Button>
            <Button variant={variant} size={size} disabled>
              {t.demos.disabled()}
            </Button>
          </Inline>
        ))}
        <Button variant="secondary" size={size} wide aria-pressed={isBusy} onClick={() => setBusy(!isBusy)}>
          {t.demos.toggleBusy()}
        </Button>
      </Sample>
      <Stack gap="lg">
        <Sample title={t.demos.iconButtons()}>
          <Inline>
            {buttonVariants.map((variant) => (
              <IconButton key={variant} variant={variant} size={size} label={t.demos.search()}>
                <Search aria-hidden />
              </IconButton>
            ))}
            <IconButton variant="secondary" size={size} label={t.demos.search()} disabled>
              <Search aria-hidden />
            </IconButton>
          </Inline>
        </Sample>
        <Sample title={t.demos.links()} note={t.demos.linksText()}>
          <Inline gap="md">
            <LinkButton href="/design-tokens" variant="secondary" size={size}>
              {t.places['design-tokens']()}
            </LinkButton>
            <TextLink href="/help-center">
              {t.places['help-center']()}
              <VisuallyHidden>{t.demos.hiddenWords()}</VisuallyHidden>
            </TextLink>
          </Inline>
        </Sample>
      </Stack>
    </Grid>
  );
}

const risks = ['low', 'medium', 'high', 'very_high'] as const;
/** In GLIB. */
const AVAILABLE_AMOUNT = '1250.5';

/** Form controls: empty, filled, invalid, disabled. */
export function FieldSamples() {
  const t = useTranslations();
  const formats = useFormats();
  const [amount, setAmount] = useState('');
  const [risk, setRisk] = useState<(typeof risks)[number]>('medium');
  return (
    <Grid min="lg">
      <Sample title={t.demos.fields()}>
        <Field label={t.demos.name()} hint={t.demos.nameHint()} required>
          <Input autoComplete="off" />
        </Field>
        <Field label={t.demos.email()} error={t.validation.email_invalid()}>
          <Input type="email" defaultValue="seoyeon.kim@" autoComplete="off" />
        </Field>
        <Field label={t.demos.disabledField()}>
          <Input disabled defaultValue="GLI-2026-0042" />
        </Field>
        <Field label={t.demos.readOnlyField()}>
          <Input readOnly defaultValue="GLI-2026-0042" />
        </Field>
        <Field label={t.demos.phone()} hint={t.demos.phoneHint()}>
          <PhoneInput autoComplete="off" />
        </Field>
        <Field label={t.demos.password()}>
          <PasswordInput
            autoComplete="off"
            showLabel={t.demos.showPassword()}
            hideLabel={t.demos.hidePassword()}
          />
        </Field>
      </Sample>
      <Sample title={t.demos.amountsAndChoices()}>
        <Field label={t.demos.amount()} aside={formats.tokenExact(AVAILABLE_AMOUNT, 'GLIB')}>
          <AmountInput token="GLIB" value={amount} onValueChange={setAmount} />
        </Field>
        <Button variant="ghost" size="sm" onClick={() => setAmount(AVAILABLE_AMOUNT)}>
          {t.demos.most()}
        </Button>
        <Field label={t.demos.riskLevel()}>
          <NativeSelect defaultValue="medium">
            {risks.map((level) => (
              <option key={level} value={level}>
                {t.terms.risk[level]()}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <SegmentedControl
          label={t.demos.riskLevel()}
          value={risk}
          onValueChange={setRisk}
          options={risks.map((value) => ({ value, label: t.terms.risk[value]() }))}
          wide
        />
        <Field label={t.demos.note()} aside={t.demos.optional()}>
          <Textarea rows={3} />
        </Field>
        <Checkbox label={t.demos.agree()} hint={t.demos.agreeHint()} />
        <Checkbox label={t.demos.agree()} error={t.demos.agreeError()} />
        <Checkbox label={t.demos.agree()} defaultChecked disabled />
      </Sample>
    </Grid>
  );
}
