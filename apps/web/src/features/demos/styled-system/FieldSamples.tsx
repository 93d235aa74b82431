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
import { useWords } from '../../../i18n/words.ts';
import { Sample } from './Sample.tsx';

const risks = ['low', 'medium', 'high', 'very_high'] as const;
/** What the sample says is available, in GLIB. */
const available = '1250.5';

/** What is typed and chosen: empty, filled, wrong, out of use. */
export function FieldSamples() {
  const words = useWords();
  const formats = useFormats();
  const [amount, setAmount] = useState('');
  const [risk, setRisk] = useState<(typeof risks)[number]>('medium');
  return (
    <Grid min="lg">
      <Sample title={words.demos.fields()}>
        <Field label={words.demos.name()} hint={words.demos.nameHint()} required>
          <Input autoComplete="off" />
        </Field>
        <Field label={words.demos.email()} error={words.validation.email_invalid()}>
          <Input type="email" defaultValue="seoyeon.kim@" autoComplete="off" />
        </Field>
        <Field label={words.demos.disabledField()}>
          <Input disabled defaultValue="GLI-2026-0042" />
        </Field>
        <Field label={words.demos.readOnlyField()}>
          <Input readOnly defaultValue="GLI-2026-0042" />
        </Field>
        <Field label={words.demos.password()}>
          <PasswordInput
            autoComplete="off"
            showLabel={words.demos.showPassword()}
            hideLabel={words.demos.hidePassword()}
          />
        </Field>
      </Sample>
      <Sample title={words.demos.amountsAndChoices()}>
        <Field label={words.demos.amount()} aside={formats.tokenExact(available, 'GLIB')}>
          <AmountInput
            token="GLIB"
            value={amount}
            onChange={(event) => setAmount(event.currentTarget.value)}
            action={
              <Button variant="ghost" size="sm" onClick={() => setAmount(available)}>
                {words.demos.most()}
              </Button>
            }
          />
        </Field>
        <Field label={words.demos.riskLevel()}>
          <NativeSelect defaultValue="medium">
            {risks.map((level) => (
              <option key={level} value={level}>
                {words.terms.risk[level]()}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <SegmentedControl
          label={words.demos.riskLevel()}
          value={risk}
          onValueChange={setRisk}
          options={risks.map((value) => ({ value, label: words.terms.risk[value]() }))}
          wide
        />
        <Field label={words.demos.note()} aside={words.demos.optional()}>
          <Textarea rows={3} />
        </Field>
        <Checkbox label={words.demos.agree()} hint={words.demos.agreeHint()} />
        <Checkbox label={words.demos.agree()} error={words.demos.agreeError()} />
        <Checkbox label={words.demos.agree()} defaultChecked disabled />
      </Sample>
    </Grid>
  );
}
