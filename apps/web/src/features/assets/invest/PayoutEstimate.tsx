import type { RwaAsset } from '@gli/sdk';
import { checkTokenAmount, parseDecimal } from '@gli/validation';
import { useState } from 'react';
import { AmountInput } from '../../../design/controls/AmountInput.tsx';
import { Field } from '../../../design/controls/Field.tsx';
import { Card } from '../../../design/display/Card.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { Table } from '../../../design/display/Table.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { fieldText } from '../../../shared/errors/field-text.ts';
import { AboutWon } from '../../../shared/money/Price.tsx';
import { Note } from '../../../shared/page/Note.tsx';
import { Section } from '../../../shared/page/Section.tsx';
import { useAssetTerms } from '../use-asset-terms.ts';
import { estimateMonths, expectedEarnings } from './investment-terms.ts';

const INITIAL_AMOUNT = '1000';

/** What an amount of the reader's own would bring after half a year, whole years, and at the end of the term. */
export function PayoutEstimate({ asset }: { asset: RwaAsset }) {
  const t = useTranslations();
  const formats = useFormats();
  const terms = useAssetTerms();
  const [typed, setTyped] = useState(INITIAL_AMOUNT);
  const { token, expected_apy: apy, term_months: term } = asset;
  const issue = checkTokenAmount(typed);
  const amount = issue ? null : parseDecimal(typed);
  const rows = estimateMonths(term).map((months) => ({
    months,
    earnings: amount === null ? null : expectedEarnings(amount, apy, months),
  }));
  return (
    <Section title={t.invest.estimateHeading()}>
      <Text tone="muted">{t.invest.estimateLead({ apy: formats.percent(apy) })}</Text>
      <Card>
        <Stack gap="md">
          <Field
            label={t.invest.estimateAmount()}
            error={
              issue && typed !== ''
                ? fieldText(t, issue, {
                    label: t.invest.estimateAmount(),
                    amount: (value) => formats.tokenExact(value, token),
                  })
                : undefined
            }
          >
            <AmountInput token={token} value={typed} onValueChange={setTyped} />
          </Field>
          <Table
            caption={t.invest.estimateEarnings()}
            rowKey={({ months }) => months}
            rows={rows}
            columns={[
              { header: t.invest.estimateTime(), name: ({ months }) => t.rwa.months({ count: months }) },
              {
                header: t.invest.estimateEarnings(),
                figure: ({ earnings }) =>
                  earnings === null ? (
                    '–'
                  ) : (
                    <div>
                      {formats.gain(earnings, token)}
                      <AboutWon amount={earnings} token={token} />
                    </div>
                  ),
              },
            ]}
          />
          <Note>{t.invest.estimateNote({ term: terms.duration(asset) })}</Note>
        </Stack>
      </Card>
    </Section>
  );
}
