import { estimateMonths } from '@gli/domain';
import type { RwaAsset } from '@gli/sdk';
import { Amount, AmountInput, Card, Field, fieldText, Note, Section, Table, Text } from '@gli/ui';
import { calculateEarnings, checkTokenAmount, parseDecimal } from '@gli/validation';
import { useState } from 'react';
import { useFormats, useTranslations } from '@/i18n';
import { AboutWon } from '../../money/index.ts';
import { AssetPayoutTerms } from '../PayoutTerms.tsx';

const INITIAL_AMOUNT = '1000';
const SHOWN_DECIMALS = 2;

/** Estimated earnings of the typed amount after half a year, whole years, and at the end of the term. */
export function PayoutEstimate({ asset }: { asset: RwaAsset }) {
  const t = useTranslations();
  const formats = useFormats();
  const [typed, setTyped] = useState(INITIAL_AMOUNT);
  const { token, expected_apy: apy, term_months: term } = asset;
  const issue = checkTokenAmount(typed);
  const amount = issue ? null : parseDecimal(typed);
  const rows = estimateMonths(term).map((months) => ({
    months,
    earnings: amount === null ? null : calculateEarnings(amount, apy, { months, decimals: SHOWN_DECIMALS }),
  }));
  return (
    <Section title={t.invest.estimateHeading()}>
      <Text tone="muted">{t.invest.estimateLead({ apy: formats.percent(apy) })}</Text>
      <Card gap="md">
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
                    <Amount>{formats.gain(earnings, token)}</Amount>
                    <AboutWon amount={earnings} token={token} />
                  </div>
                ),
            },
          ]}
        />
        <AssetPayoutTerms asset={asset} />
        <Note>{t.invest.estimateNote()}</Note>
      </Card>
    </Section>
  );
}
