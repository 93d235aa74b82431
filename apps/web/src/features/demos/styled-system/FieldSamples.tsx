import { useState } from 'react';
import { AmountInput } from '../../../design/controls/AmountInput.tsx';
import { Button } from '../../../design/controls/Button.tsx';
import { Checkbox } from '../../../design/controls/Checkbox.tsx';
import { Field } from '../../../design/controls/Field.tsx';
import { Input } from '../../../design/controls/Input.tsx';
import { NativeSelect } from '../../../design/controls/NativeSelect.tsx';
import { PasswordInput } from '../../../design/controls/PasswordInput.tsx';
import { SegmentedControl } from '../../../design/controls/SegmentedControl.tsx';
import { Textarea } from '../../../design/controls/Textarea.tsx';
import { Grid } from '../../../design/display/Layout.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Sample } from './Sample.tsx';

const risks = ['low', 'medium', 'high', 'very_high'] as const;
/** What the sample says is available, in GLIB. */
const available = '1250.5';

/** What is typed and chosen: empty, filled, wrong, out of use. */
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
        <Field label={t.demos.password()}>
          <PasswordInput
            autoComplete="off"
            showLabel={t.demos.showPassword()}
            hideLabel={t.demos.hidePassword()}
          />
        </Field>
      </Sample>
      <Sample title={t.demos.amountsAndChoices()}>
        <Field label={t.demos.amount()} aside={formats.tokenExact(available, 'GLIB')}>
          <AmountInput
            token="GLIB"
            value={amount}
            onChange={(event) => setAmount(event.currentTarget.value)}
            action={
              <Button variant="ghost" size="sm" onClick={() => setAmount(available)}>
                {t.demos.most()}
              </Button>
            }
          />
        </Field>
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
