import type { InvestmentSummary } from '@gli/sdk';
import { useListInvestments } from '@gli/sdk/react';
import { keepPreviousData } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import { Button } from '../../../design/controls/Button.tsx';
import { Card } from '../../../design/display/Card.tsx';
import { Grid, Stack } from '../../../design/display/Layout.tsx';
import { Table } from '../../../design/display/Table.tsx';
import { TextLink } from '../../../design/display/Text.tsx';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { LoadingRegion } from '../../../design/feedback/Skeleton.tsx';
import { media } from '../../../design/measures.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { useMedia } from '../../../shared/browser/use-media.ts';
import { FilterSelect } from '../../../shared/forms/FilterSelect.tsx';
import { DayList } from '../../../shared/page/DayList.tsx';
import { LoadFailure } from '../../../shared/page/LoadFailure.tsx';
import { LoadingRows } from '../../../shared/page/LoadingShapes.tsx';
import { Pagination } from '../../../shared/page/Pagination.tsx';
import { Section } from '../../../shared/page/Section.tsx';
import { type ParamChanges, usePage, withParams } from '../../../shared/search-params.ts';
import {
  investmentOrderings,
  investmentStatuses,
  investmentsQueryOf,
  PAGE_ROWS,
} from '../portfolio-address.ts';
import { InvestmentStatusBadge } from './InvestmentDialog.tsx';

/** Every investment the member ever made, filtered and ordered by the address; each opens its detail. */
export function Investments() {
  const t = useTranslations();
  const [search, setSearch] = useSearchParams();
  const query = investmentsQueryOf(search);
  /** Changes a filter, on the first page again. */
  const filter = (changes: ParamChanges) => setSearch(withParams(search, { ...changes, investments: null }));
  return (
    <Section title={t.portfolio.investments()}>
      <Card padding="sm">
        <Stack gap="md">
          <Grid min="sm" gap="md">
            <FilterSelect
              label={t.portfolio.investmentStatus()}
              all={t.portfolio.allStatuses()}
              value={query.status ?? ''}
              options={investmentStatuses.map((value) => ({ value, label: t.portfolio.statuses[value]() }))}
              onChange={(status) => filter({ status })}
            />
            <FilterSelect
              label={t.portfolio.investmentOrder()}
              value={query.ordering ?? ''}
              options={investmentOrderings.map((value) => ({ value, label: t.portfolio.orderings[value]() }))}
              onChange={(ordering) => filter({ ordering })}
            />
          </Grid>
          <Results onAll={() => filter({ status: null })} />
        </Stack>
      </Card>
    </Section>
  );
}

function Results({ onAll }: { onAll: () => void }) {
  const t = useTranslations();
  const [search] = useSearchParams();
  const [page, setPage] = usePage('investments');
  const investments = useListInvestments(investmentsQueryOf(search), {
    query: { placeholderData: keepPreviousData },
  });
  if (investments.isPending) {
    return (
      <LoadingRegion>
        <LoadingRows count={4} />
      </LoadingRegion>
    );
  }
  if (!investments.data) return <LoadFailure query={investments} />;
  const { results, count } = investments.data;
  if (results.length === 0) {
    return (
      <EmptyState
        title={count > 0 ? t.portfolio.noneOnPage() : t.portfolio.noneOfStatus()}
        action={
          <Button variant="secondary" onClick={onAll}>
            {t.portfolio.showAll()}
          </Button>
        }
      />
    );
  }
  return (
    <Stack gap="md" aria-busy={investments.isFetching}>
      <InvestmentTable investments={results} />
      <Pagination
        label={t.portfolio.investments()}
        page={page}
        pages={Math.ceil(count / PAGE_ROWS)}
        onPage={setPage}
      />
    </Stack>
  );
}

function InvestmentTable({ investments }: { investments: readonly InvestmentSummary[] }) {
  const t = useTranslations();
  const formats = useFormats();
  const [search] = useSearchParams();
  const isPhone = useMedia(media.mobile);
  const linkOf = ({ asset, id }: InvestmentSummary) => (
    <TextLink href={`/mypage?${withParams(search, { investment: id })}`}>{asset.name}</TextLink>
  );
  if (isPhone) {
    return (
      <DayList
        label={t.portfolio.investments()}
        rows={investments.map((investment) => ({
          key: investment.id,
          at: investment.invested_at,
          title: linkOf(investment),
          amount: formats.token(investment.principal, investment.token),
          note: <InvestmentStatusBadge status={investment.status} />,
          aside: `${formats.gain(investment.earned, investment.token)} (${formats.percent(investment.return_percent)})`,
        }))}
      />
    );
  }
  return (
    <Table
      caption={t.portfolio.investments()}
      rowKey={({ id }) => id}
      rows={investments}
      columns={[
        {
          header: t.portfolio.asset(),
          name: linkOf,
        },
        { header: t.portfolio.investedOn(), cell: ({ invested_at }) => formats.day(invested_at) },
        {
          header: t.portfolio.investmentStatus(),
          cell: ({ status }) => <InvestmentStatusBadge status={status} />,
        },
        {
          header: t.portfolio.principal(),
          figure: ({ principal, token }) => formats.token(principal, token),
        },
        { header: t.portfolio.earned(), figure: ({ earned, token }) => formats.gain(earned, token) },
        {
          header: t.portfolio.returnPercent(),
          figure: ({ return_percent }) => formats.percent(return_percent),
        },
      ]}
    />
  );
}
