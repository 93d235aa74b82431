import type { GliError } from '@gli/sdk';
import type { UseQueryResult } from '@tanstack/react-query';
import Users from 'lucide-react/icons/users';
import type { ReactNode } from 'react';
import { useSearchParams } from 'wouter';
import { Button } from '../../design/controls/Button.tsx';
import { LinkButton } from '../../design/controls/LinkButton.tsx';
import { Stack } from '../../design/display/Layout.tsx';
import { EmptyState } from '../../design/feedback/EmptyState.tsx';
import { LoadingRegion } from '../../design/feedback/Skeleton.tsx';
import { styled } from '../../design/stitches.config.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { FilterSelect } from '../../shared/forms/FilterSelect.tsx';
import { LoadFailure } from '../../shared/page/LoadFailure.tsx';
import { LoadingRows } from '../../shared/page/LoadingShapes.tsx';
import { Pagination } from '../../shared/page/Pagination.tsx';
import { hasParams, usePage, withFilter, withoutParams } from '../../shared/search-params.ts';
import { PAGE_SIZE } from './referral-address.ts';

const Root = styled('search', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(10.5rem, 100%), 1fr))',
  gap: '$3',
  alignItems: 'end',
  '& > button': { justifySelf: 'start' },
  '@mobile': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '@media (max-width: 359px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

type Option = { value: string; label: string };

type ListFiltersProps = {
  filters: readonly {
    /** Its name in the address. */
    name: string;
    label: string;
    /** The option for no choice, "All" by default. */
    none?: string;
    options: readonly Option[];
  }[];
  /** A field before the filters. */
  children?: ReactNode;
};

/** Filters and the order of a list, in the address; a change goes back to the first page. */
export function ListFilters({ filters, children }: ListFiltersProps) {
  const t = useTranslations();
  const [search, setSearch] = useSearchParams();
  const names = filters.map(({ name }) => name);
  return (
    <Root aria-label={t.referral.filters()}>
      {children}
      {filters.map(({ name, label, none, options }) => (
        <FilterSelect
          key={name}
          label={label}
          all={none ?? t.referral.all()}
          options={options}
          value={search.get(name) ?? ''}
          onChange={(value) => setSearch(withFilter(search, name, value))}
        />
      ))}
      {hasParams(search, names) ? (
        <Button variant="ghost" onClick={() => setSearch(withoutParams(search, names))}>
          {t.referral.clearFilters()}
        </Button>
      ) : null}
    </Root>
  );
}

type PagedListProps<Row> = {
  query: UseQueryResult<{ count: number; results: Row[] }, GliError>;
  /** Name of the list, for its pagination. */
  label: string;
  /** Names of the filters of the address. */
  filters?: readonly string[];
  /** Shown when the list is empty without a filter. */
  none: ReactNode;
  children: (rows: Row[]) => ReactNode;
};

/** A list by the page of the address: loading, failed, empty, or its rows with the pagination. */
export function PagedList<Row>({ query, label, filters = [], none, children }: PagedListProps<Row>) {
  const [page, setPage] = usePage();
  if (query.isPending) return <ListSkeleton />;
  if (!query.data) return <LoadFailure query={query} />;
  const { count, results } = query.data;
  if (results.length === 0) {
    return (
      <EmptyList isPastEnd={count > 0} filters={filters}>
        {none}
      </EmptyList>
    );
  }
  return (
    <Stack gap="md" aria-busy={query.isFetching}>
      {query.isError ? <LoadFailure query={query} /> : null}
      {children(results)}
      <Pagination label={label} page={page} pages={Math.ceil(count / PAGE_SIZE)} onPage={setPage} />
    </Stack>
  );
}

type EmptyListProps = {
  /** Whether there are rows on earlier pages. */
  isPastEnd: boolean;
  filters: readonly string[];
  children: ReactNode;
};

function EmptyList({ isPastEnd, filters, children }: EmptyListProps) {
  const t = useTranslations();
  const [search, setSearch] = useSearchParams();
  if (!isPastEnd && !hasParams(search, filters)) return children;
  return (
    <EmptyState
      icon={<Users />}
      title={isPastEnd ? t.referral.noneOnPage() : t.referral.noneFound()}
      action={
        <Button
          variant="secondary"
          onClick={() => setSearch(withoutParams(search, isPastEnd ? [] : filters))}
        >
          {isPastEnd ? t.referral.toFirstPage() : t.referral.clearFilters()}
        </Button>
      }
    />
  );
}

/** An empty list that fills once friends are invited, with a link to that. */
export function NothingYet(props: { icon: ReactNode; title: string; description: string }) {
  const t = useTranslations();
  return <EmptyState {...props} action={<LinkButton href="/referral">{t.referral.toShare()}</LinkButton>} />;
}

/** The shape of a table while it is loading. */
export function ListSkeleton() {
  return (
    <LoadingRegion>
      <LoadingRows count={5} />
    </LoadingRegion>
  );
}
