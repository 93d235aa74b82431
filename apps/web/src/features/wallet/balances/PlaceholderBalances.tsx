import type { PlaceholderTokens } from '@gli/wallet';
import { Badge } from '@/design';
import { useFormats, useTranslations } from '@/i18n';
import { Line, Note, Rows, Term } from '../panel/panel.styles.ts';

type PlaceholderBalancesProps = { tokens: PlaceholderTokens; hasTitle?: boolean };

/** Fixed figures for an Ethereum-style wallet, marked as placeholders. Spec §7 Chain and wallet calls */
export function PlaceholderBalances({ tokens, hasTitle = true }: PlaceholderBalancesProps) {
  const t = useTranslations();
  const formats = useFormats();
  const rows = [
    ['GLIB', tokens.glib],
    ['GLID', tokens.glid],
    ['GLIL', tokens.glil],
    ['USDT', tokens.usdt],
  ] as const;
  return (
    <>
      <Line>
        {hasTitle ? <Term as="h3">{t.walletWidget.tokens()}</Term> : null}
        <Badge>{t.walletWidget.placeholder()}</Badge>
      </Line>
      <Rows>
        {rows.map(([token, amount]) => (
          <div key={token}>
            <dt>{token}</dt>
            <dd>{formats.token(amount)}</dd>
          </div>
        ))}
      </Rows>
      <Note>{t.walletWidget.placeholderText()}</Note>
    </>
  );
}
