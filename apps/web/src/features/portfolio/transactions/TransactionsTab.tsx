import { useGetWalletInfo } from '@gli/sdk/react';
import { keepPreviousData } from '@tanstack/react-query';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { Link, useSearchParams } from 'wouter';
import { Button } from '../../../design/controls/Button.tsx';
import { LinkButton } from '../../../design/controls/LinkButton.tsx';
import { Card } from '../../../design/display/Card.tsx';
import { Inline, Stack } from '../../../design/display/Layout.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { LoadFailure } from '../../../shared/LoadFailure.tsx';
import { Pagination } from '../../../shared/Pagination.tsx';
import { withValues } from '../portfolio-address.ts';
import { SaveTransactions } from './SaveTransactions.tsx';
import { TransactionFilters } from './TransactionFilters.tsx';
import { TransactionsSkeleton } from './TransactionsSkeleton.tsx';
import { TransactionTable } from './TransactionTable.tsx';
import { isNarrowed, pageSize, transactionsQueryOf, withoutFilters } from './transactions-address.ts';
import { WalletFigures } from './WalletFigures.tsx';

/** What came in and went out, by filters and page of the address, above it what is held now. Spec §3 My Page transaction */
export function TransactionsTab() {
  const t = useTranslations();
  const [search, setSearch] = useSearchParams();
  const query = transactionsQueryOf(search);
  const wallet = useGetWalletInfo(query, { query: { placeholderData: keepPreviousData } });
  if (wallet.isPending) return <TransactionsSkeleton />;
  if (!wallet.data) return <LoadFailure query={wallet} />;
  const { count, results } = wallet.data.transactions;
  return (
    <Stack gap="lg">
      {wallet.isError ? <LoadFailure query={wallet} /> : null}
      <WalletFigures wallet={wallet.data} />
      <Card padding="sm">
        <Stack gap="md" aria-busy={wallet.isFetching}>
          <TransactionFilters search={search} onChange={(next) => setSearch(next)} />
          {results.length === 0 ? (
            <NoTransactions
              count={count}
              isNarrowed={isNarrowed(search)}
              onClear={() => setSearch(withoutFilters(search))}
              onFirstPage={() => setSearch(withValues(search, { page: '' }))}
            />
          ) : (
            <>
              <Inline justify="between" gap="md">
                <Text size="sm" tone="muted" role="status" numeric>
                  {t.transactions.found({ count })}
                </Text>
                <SaveTransactions search={search} />
              </Inline>
              <TransactionTable transactions={results} />
              <Text size="sm" tone="muted">
                {t.transactions.devnetNote()}
              </Text>
              <Pagination
                label={t.transactions.title()}
                page={query.page ?? 1}
                pages={Math.ceil(count / pageSize)}
                onPage={(page) => setSearch(withValues(search, { page: page === 1 ? '' : String(page) }))}
              />
            </>
          )}
        </Stack>
      </Card>
    </Stack>
  );
}

type NoTransactionsProps = {
  /** How many pass the filters, on other pages. */
  count: number;
  isNarrowed: boolean;
  onClear: () => void;
  onFirstPage: () => void;
};

function NoTransactions({ count, isNarrowed: narrowed, onClear, onFirstPage }: NoTransactionsProps) {
  const t = useTranslations();
  if (count > 0) {
    return (
      <EmptyState
        icon={<ReceiptText />}
        title={t.transactions.noneOnPage()}
        action={
          <Button variant="secondary" onClick={onFirstPage}>
            {t.transactions.toFirstPage()}
          </Button>
        }
      />
    );
  }
  if (narrowed) {
    return (
      <EmptyState
        icon={<ReceiptText />}
        title={t.transactions.noneFound()}
        description={t.transactions.noneFoundText()}
        action={
          <Button variant="secondary" onClick={onClear}>
            {t.transactions.clearFilters()}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      icon={<ReceiptText />}
      title={t.transactions.emptyTitle()}
      description={t.transactions.emptyText()}
      action={
        <Link href="/rwa-assets?status=active" asChild>
          <LinkButton>{t.transactions.explore()}</LinkButton>
        </Link>
      }
    />
  );
}
