import type { WalletInfo } from '@gli/sdk';
import { useGetWalletInfo } from '@gli/sdk/react';
import { decimal } from '@gli/validation';
import { keepPreviousData } from '@tanstack/react-query';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { useSearchParams } from 'wouter';
import { Button } from '../../../design/controls/Button.tsx';
import { LinkButton } from '../../../design/controls/LinkButton.tsx';
import { Card } from '../../../design/display/Card.tsx';
import { Divider, Grid, Inline, Stack } from '../../../design/display/Layout.tsx';
import { StatFigure } from '../../../design/display/StatFigure.tsx';
import { TextLink } from '../../../design/display/Text.tsx';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { LoadingRegion, Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { dayInKorea } from '../../../shared/clock.ts';
import { later } from '../../../shared/loading/later.tsx';
import { LoadFailure } from '../../../shared/page/LoadFailure.tsx';
import { LoadingCards } from '../../../shared/page/LoadingCards.tsx';
import { LoadingFigures, LoadingRows } from '../../../shared/page/LoadingShapes.tsx';
import { Note } from '../../../shared/page/Note.tsx';
import { Pagination } from '../../../shared/page/Pagination.tsx';
import { hasParams, usePage, withoutParams } from '../../../shared/search-params.ts';
import { SaveTransactions } from './SaveTransactions.tsx';
import { TransactionFilters } from './TransactionFilters.tsx';
import { TransactionTable } from './TransactionTable.tsx';
import { PAGE_ROWS, transactionFilters, transactionsQueryOf } from './transactions-address.ts';

const StatementView = later(
  async () => (await import('../statement/StatementView.tsx')).StatementView,
  <LoadingCards count={1} min="lg" />,
);

/** The member's transactions, or the statement of the year that the address opens (`?statement=2026`). */
export function TransactionsTab() {
  const [search] = useSearchParams();
  const year = /^20\d\d$/.exec(search.get('statement') ?? '')?.[0];
  return year ? <StatementView year={Number(year)} /> : <Transactions />;
}

/** The balances, and every transaction by filters and page of the address. Spec §3 My Page transaction */
function Transactions() {
  const t = useTranslations();
  const [search] = useSearchParams();
  const [page, setPage] = usePage();
  const wallet = useGetWalletInfo(transactionsQueryOf(search), {
    query: { placeholderData: keepPreviousData },
  });
  if (wallet.isPending) return <TransactionsSkeleton />;
  if (!wallet.data) return <LoadFailure query={wallet} />;
  const { count, results } = wallet.data.transactions;
  return (
    <Stack gap="lg">
      {wallet.isError ? <LoadFailure query={wallet} /> : null}
      <Balances wallet={wallet.data} />
      <div>
        <TextLink href={`/mypage?tab=transactions&statement=${dayInKorea(new Date()).slice(0, 4)}`}>
          {t.transactions.statement()}
        </TextLink>
      </div>
      <Card padding="sm">
        <Stack gap="md" aria-busy={wallet.isFetching}>
          <TransactionFilters />
          {results.length === 0 ? (
            <NoTransactions count={count} />
          ) : (
            <>
              <Inline justify="between" gap="md">
                <Note role="status" numeric>
                  {t.transactions.found({ count })}
                </Note>
                <SaveTransactions search={search} />
              </Inline>
              <TransactionTable transactions={results} />
              <Note>{t.transactions.depositNote()}</Note>
              <Note>{t.transactions.notOnChainNote()}</Note>
              <Pagination
                label={t.transactions.title()}
                page={page}
                pages={Math.ceil(count / PAGE_ROWS)}
                onPage={setPage}
              />
            </>
          )}
        </Stack>
      </Card>
    </Stack>
  );
}

/** What the member holds now: in won, and of each token. */
function Balances({ wallet }: { wallet: WalletInfo }) {
  const t = useTranslations();
  const formats = useFormats();
  return (
    <Card>
      <Stack gap="lg">
        <StatFigure
          label={t.transactions.totalValue()}
          value={formats.won(wallet.total_value_krw)}
          size="lg"
        />
        <Divider />
        <Grid min="xs">
          {wallet.balances.map(({ token, balance, locked }) => (
            <StatFigure
              key={token}
              label={token}
              value={formats.token(balance)}
              note={{
                text: decimal.isZero(locked)
                  ? t.transactions.noneLocked()
                  : t.transactions.locked({ amount: formats.token(locked) }),
                trend: 'flat',
              }}
            />
          ))}
        </Grid>
      </Stack>
    </Card>
  );
}

/** A page after the last, filters that nothing passes, or no transaction at all. `count`: how many pass the filters. */
function NoTransactions({ count }: { count: number }) {
  const t = useTranslations();
  const [search, setSearch] = useSearchParams();
  const [, setPage] = usePage();
  if (count > 0) {
    return (
      <EmptyState
        icon={<ReceiptText />}
        title={t.transactions.noneOnPage()}
        action={
          <Button variant="secondary" onClick={() => setPage(1)}>
            {t.transactions.toFirstPage()}
          </Button>
        }
      />
    );
  }
  if (hasParams(search, transactionFilters)) {
    return (
      <EmptyState
        icon={<ReceiptText />}
        title={t.transactions.noneFound()}
        description={t.transactions.noneFoundText()}
        action={
          <Button variant="secondary" onClick={() => setSearch(withoutParams(search, transactionFilters))}>
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
      action={<LinkButton href="/rwa-assets?status=active">{t.transactions.explore()}</LinkButton>}
    />
  );
}

function TransactionsSkeleton() {
  return (
    <LoadingRegion>
      <Stack gap="lg">
        <Card>
          <Stack gap="lg">
            <LoadingFigures count={1} />
            <Divider />
            <LoadingFigures count={4} min="xs" />
          </Stack>
        </Card>
        <Skeleton css={{ width: '8rem' }} />
        <Card padding="sm">
          <Stack gap="lg">
            <Skeleton shape="block" css={{ height: '4.5rem', '@mobile': { height: '15rem' } }} />
            <LoadingRows count={6} />
          </Stack>
        </Card>
      </Stack>
    </LoadingRegion>
  );
}
