import type { Token } from '@gli/sdk';
import {
  checkTokenAmount,
  maskAmount,
  maskWalletAddress,
  parseDecimal,
  sanitizeWalletAddress,
  TOKEN_AMOUNT_MAX,
  TOKEN_AMOUNT_MAX_DECIMALS,
} from '@gli/validation';
import { useEffect, useState } from 'react';
import { AmountInput } from '../../../design/controls/AmountInput.tsx';
import { Field } from '../../../design/controls/Field.tsx';
import { Input } from '../../../design/controls/Input.tsx';
import { NativeSelect } from '../../../design/controls/NativeSelect.tsx';
import { Card } from '../../../design/display/Card.tsx';
import { DescriptionList } from '../../../design/display/DescriptionList.tsx';
import { Grid, Stack } from '../../../design/display/Layout.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { fieldText } from '../../../shared/errors/field-text.ts';
import type { checkWalletAddress } from './check-address.ts';

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

/** A wallet address as pasted, sanitized, validated and shortened. Spec §5 Wallet address, §9 Address display */
export function AddressCheck() {
  const t = useTranslations();
  const [typed, setTyped] = useState('');
  const [check, setCheck] = useState<{ run: typeof checkWalletAddress }>();
  useEffect(() => {
    // Its curve is as large as a page.
    const load = async () => setCheck({ run: (await import('./check-address.ts')).checkWalletAddress });
    void load().catch(() => undefined);
  }, []);
  const isChecked = typed !== '' && check !== undefined;
  const issue = isChecked ? check.run(typed) : null;
  const address = sanitizeWalletAddress(typed);
  const isRight = isChecked && issue === null;
  const none = t.demos.nothing();
  return (
    <Card>
      <Grid min="md">
        <Field
          label={t.demos.address()}
          hint={t.demos.addressHint()}
          error={issue ? t.validation[issue.code]() : undefined}
        >
          <Input
            value={typed}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </Field>
        <DescriptionList
          items={[
            { term: t.demos.cleaned(), description: address === '' ? none : address },
            { term: t.demos.shortened(), description: isRight ? maskWalletAddress(address) : none },
            {
              term: t.demos.result(),
              description: !isChecked ? none : isRight ? t.demos.passes() : t.demos.fails(),
            },
          ]}
        />
      </Grid>
    </Card>
  );
}
