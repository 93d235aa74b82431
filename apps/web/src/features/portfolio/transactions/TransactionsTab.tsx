import { getTotalBalance } from '@gli/domain';
import type { WalletInfo } from '@gli/sdk';
import { useGetWalletInfo } from '@gli/sdk/react';
import { Card, Divider, Grid, SectionErrorBoundary, Stack, Stat, StatsCardSkeleton, TextLink } from '@gli/ui';
import { useSearchParams } from 'wouter';
import { getServerDay, keepPage } from '@/data';
import { useFormats, useTranslations } from '@/i18n';
import { formatBreakdown } from '../../money/index.ts';
import { StatementView } from '../statement/StatementView.tsx';
import { TransactionList } from './TransactionList.tsx';
import { toTransactionsQuery } from './transactions-address.ts';

const loading = <StatsCardSkeleton counts={[1, 4]} min="xs" />;

/** The member's transactions, or the statement of the year in the URL (`?statement=2026`). */
export function TransactionsTab() {
  const [search] = useSearchParams();
  const year = /^20\d\d$/.exec(search.get('statement') ?? '')?.[0];
  return year ? (
    <SectionErrorBoundary>
      <StatementView year={Number(year)} />
    </SectionErrorBoundary>
  ) : (
    <Transactions />
  );
}

/** Balances, and the transactions selected by the URL's filters and page. A single response contains both. */
function Transactions() {
  const t = useTranslations();
  const [search] = useSearchParams();
  const wallet = useGetWalletInfo(toTransactionsQuery(search), keepPage);
  return (
    <Stack gap="lg">
      {wallet.data ? <Balances wallet={wallet.data} /> : wallet.isPending ? loading : null}
      <div>
        <TextLink href={`/mypage?tab=transactions&statement=${getServerDay().slice(0, 4)}`}>
          {t.transactions.statement()}
        </TextLink>
      </div>
      <Card padding="sm">
        <TransactionList />
      </Card>
    </Stack>
  );
}

/** The member's current total in KRW, and the balance of each token. */
function Balances({ wallet }: { wallet: WalletInfo }) {
  const t = useTranslations();
  const formats = useFormats();
  return (
    <Card gap="lg">
      <Stat
        label={t.transactions.totalValue()}
        value={t.common.krwApprox({ amount: formats.won(wallet.total_value_krw) })}
        size="lg"
      />
      <Divider />
      <Grid min="sm" gap="md">
        {wallet.balances.map((balance) => (
          <Stat
            key={balance.token}
            label={balance.token}
            value={formats.token(getTotalBalance(balance))}
            note={formatBreakdown(balance, t.transactions, formats)}
          />
        ))}
      </Grid>
    </Card>
  );
}
