import {
  checkTokenAmount,
  checkWalletAddress,
  maskAmount,
  maskWalletAddress,
  sanitizeWalletAddress,
} from '@gli/validation';
import { useState } from 'react';
import { AmountInput } from '../controls/AmountInput.tsx';
import { Field } from '../controls/Field.tsx';
import { fieldText } from '../controls/field-text.ts';
import { Input } from '../controls/Input.tsx';
import { Grid } from '../display/Layout.tsx';
import { Text } from '../display/Text.tsx';
import { useTexts, useUi } from '../provider/UiProvider.tsx';
import type { ExampleProps } from './example-texts.ts';
import { Sample } from './Sample.tsx';

/** Rules for amounts and addresses, each with its message, or the masked value if it is valid. */
export function FieldRulesExample({ texts: { demos } }: ExampleProps) {
  const t = useTexts();
  const formats = useUi().useFormats();
  const [amount, setAmount] = useState('1234.5');
  const [address, setAddress] = useState('');
  const amountIssue = checkTokenAmount(amount);
  const addressIssue = address === '' ? null : checkWalletAddress(address);
  const label = demos.amount();
  return (
    <Grid min="lg">
      <Sample title={demos.amountCheck()}>
        <Field
          label={label}
          error={amountIssue && fieldText(t, amountIssue, { label, amount: formats.tokenExact })}
        >
          <AmountInput token="GLIB" value={amount} onValueChange={setAmount} />
        </Field>
        <Text mono>{amountIssue?.code ?? maskAmount(formats.tokenExact(amount, 'GLIB'))}</Text>
      </Sample>
      <Sample title={demos.addressCheck()}>
        <Field label={demos.address()} error={addressIssue && t.validation[addressIssue.code]()}>
          <Input
            value={address}
            autoComplete="off"
            onChange={(event) => setAddress(event.currentTarget.value)}
          />
        </Field>
        <Text mono>
          {address && !addressIssue ? maskWalletAddress(sanitizeWalletAddress(address)) : null}
        </Text>
      </Sample>
    </Grid>
  );
}
