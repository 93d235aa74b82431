import { calculateKrw, getTotalBalance } from '@gli/domain';
import type { DashboardBalance, Token } from '@gli/sdk';
import { useGetWalletInfo } from '@gli/sdk/react';
import { LinkRow, LinkRows, Note, Section, TextLink } from '@gli/ui';
import { useFormats, useTranslations } from '@/i18n';
import { formatBreakdown } from '../../money/index.ts';

export function Balances({ balances }: { balances: readonly DashboardBalance[] }) {
  const t = useTranslations();
  const formats = useFormats();
  // The overview does not include amounts on hold.
  const wallet = useGetWalletInfo({ page_size: 1 });
  const getParts = (token: Token): string => {
    const balance = wallet.data?.balances.find((one) => one.token === token);
    // Keeps the line's height while loading.
    return balance ? formatBreakdown(balance, t.transactions, formats) : '\u00a0';
  };
  return (
    <Section
      title={t.alternateHome.tokens()}
      action={<TextLink href="/conversion">{t.alternateHome.toConversion()}</TextLink>}
    >
      <LinkRows label={t.alternateHome.tokens()}>
        {balances.map((row) => (
          <LinkRow
            key={row.token}
            href={null}
            title={row.token}
            amount={formats.token(getTotalBalance(row))}
            note={getParts(row.token)}
            aside={
              <Note as="span" numeric>
                {t.common.krwApprox({
                  amount: formats.won(calculateKrw(getTotalBalance(row), row.price_krw)),
                })}
              </Note>
            }
          />
        ))}
      </LinkRows>
    </Section>
  );
}
