import type { Token } from '@gli/sdk';
import {
  checkTokenAmount,
  maskAmount,
  parseDecimal,
  TOKEN_AMOUNT_MAX,
  TOKEN_AMOUNT_MAX_DECIMALS,
} from '@gli/validation';
import { useState } from 'react';
import { AmountInput } from '../../../design/controls/AmountInput.tsx';
import { Field } from '../../../design/controls/Field.tsx';
import { NativeSelect } from '../../../design/controls/NativeSelect.tsx';
import { Card } from '../../../design/display/Card.tsx';
import { DescriptionList } from '../../../design/display/DescriptionList.tsx';
import { Grid, Stack } from '../../../design/display/Layout.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { fieldText } from '../../../shared/errors/field-text.ts';

/** The platform's tokens. Spec §1 Tokens */
const tokens = ['GLIB', 'GLID', 'GLIL', 'USDT'] as const satisfies readonly Token[];

/** An amount as typed, its validation, and how the app formats and sends it. Spec §5 Token amount */
export function AmountCheck() {
  const t = useTranslations();
  const formats = useFormats();
  const [token, setToken] = useState<(typeof tokens)[number]>('GLIB');
  const [typed, setTyped] = useState('1234.56789');
  const issue = checkTokenAmount(typed);
  const amount = issue === null ? parseDecimal(typed) : null;
  const none = t.demos.nothing();
  const error =
    issue === null
      ? undefined
      : fieldText(t, issue, {
          label: t.demos.amount(),
          amount: (value) => formats.tokenExact(value, token),
        });
  return (
    <Card>
      <Grid min="md">
        <Stack>
          <Field label={t.demos.token()}>
            <NativeSelect
              value={token}
              onChange={(event) =>
                setToken(tokens.find((name) => name === event.currentTarget.value) ?? tokens[0])
              }
            >
              {tokens.map((name) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </NativeSelect>
          </Field>
          <Field
            label={t.demos.amount()}
            hint={t.demos.amountRule({
              maximum: formats.tokenExact(TOKEN_AMOUNT_MAX),
              decimals: formats.integer(TOKEN_AMOUNT_MAX_DECIMALS),
            })}
            error={error}
          >
            <AmountInput token={token} value={typed} onValueChange={setTyped} />
          </Field>
        </Stack>
        <DescriptionList
          items={[
            { term: t.demos.ruleCode(), description: issue?.code ?? t.demos.passes() },
            { term: t.demos.sentAs(), description: amount ?? none },
            {
              term: t.demos.writtenExact(),
              description: amount ? formats.tokenExact(amount, token) : none,
            },
            { term: t.demos.writtenShort(), description: amount ? formats.token(amount, token) : none },
            {
              term: t.demos.writtenCompact(),
              description: amount ? formats.compact(amount, token) : none,
            },
            {
              term: t.demos.writtenMasked(),
              description: amount ? maskAmount(formats.tokenExact(amount, token)) : none,
            },
          ]}
        />
      </Grid>
    </Card>
  );
}
