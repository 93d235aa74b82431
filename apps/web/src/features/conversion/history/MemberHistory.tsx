import { type ConversionTransaction, GliNotFoundError } from '@gli/sdk';
import { useListConversionHistory } from '@gli/sdk/react';
import { keepPreviousData } from '@tanstack/react-query';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import { useSearchParams } from 'wouter';
import { Button } from '../../../design/controls/Button.tsx';
import { Card } from '../../../design/display/Card.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { Table } from '../../../design/display/Table.tsx';
import { TextLink } from '../../../design/display/Text.tsx';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { media } from '../../../design/measures.ts';
import { styled } from '../../../design/stitches.config.ts';
import { useFormats } from '../../../i18n/format.ts';
import { translate, useTranslations } from '../../../i18n/translations.ts';
import { useMedia } from '../../../shared/browser/use-media.ts';
import { FilterSelect } from '../../../shared/forms/FilterSelect.tsx';
import { DayList } from '../../../shared/page/DayList.tsx';
import { LoadFailure } from '../../../shared/page/LoadFailure.tsx';
import { Note } from '../../../shared/page/Note.tsx';
import { Pagination } from '../../../shared/page/Pagination.tsx';
import { usePage, withFilter, withoutParams } from '../../../shared/search-params.ts';
import { transactionHref } from '../conversion-address.ts';
import { LoadingBlocks } from '../LoadingBlocks.tsx';
import { ConversionStatusBadge } from './ConversionStatusBadge.tsx';
import { nextReadMs, useSettled } from './follow-conversions.ts';
import {
  type FilterName,
  filterNames,
  givenTokens,
  isFiltered,
  PAGE_SIZE,
  queryOf,
  receivedTokens,
  statuses,
  types,
} from './history-filters.ts';

const Filters = styled('search', {
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 11rem)) 1fr',
  gap: '$3',
  alignItems: 'end',
  '& > button': { justifySelf: 'end' },
  '@media (max-width: 1023px)': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > button': { gridColumn: '1 / -1', justifySelf: 'start' },
  },
});

/** The member's conversions with their filters. */
export function MemberHistory() {
  const [search, setSearch] = useSearchParams();
  const clear = () => setSearch((current) => withoutParams(current, filterNames));
  return (
    <Card>
      <Stack gap="lg">
        <HistoryFilters search={search} onClear={clear} />
        <Results search={search} onClear={clear} />
      </Stack>
    </Card>
  );
}

type HistoryFiltersProps = { search: URLSearchParams; onClear: () => void };

/** Tokens, type and status of the history, kept in the address. */
function HistoryFilters({ search, onClear }: HistoryFiltersProps) {
  const t = useTranslations();
  const [, setSearch] = useSearchParams();
  const filter = (
    name: FilterName,
    label: string,
    values: readonly string[],
    labelOf = (value: string) => value,
  ) => (
    <FilterSelect
      label={label}
      all={t.conversion.all()}
      options={values.map((value) => ({ value, label: labelOf(value) }))}
      value={search.get(name) ?? ''}
      onChange={(value) => setSearch((current) => withFilter(current, name, value))}
    />
  );
  return (
    <Filters aria-label={t.conversion.filters()}>
      {filter('given', t.conversion.give(), givenTokens)}
      {filter('received', t.conversion.receive(), receivedTokens)}
      {filter('type', t.conversion.type(), types, (type) => translate(t.conversion.types, type)())}
      {filter('status', t.conversion.status(), statuses, (status) =>
        translate(t.terms.transactionStatus, status)(),
      )}
      {isFiltered(search) ? (
        <Button variant="ghost" size="sm" onClick={onClear}>
          {t.conversion.clearFilters()}
        </Button>
      ) : null}
    </Filters>
  );
}

function Results({ search, onClear }: { search: URLSearchParams; onClear: () => void }) {
  const t = useTranslations();
  const [page, setPage] = usePage();
  const history = useListConversionHistory(queryOf(search, page), {
    query: {
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) => nextReadMs(state.data?.results ?? [], state.dataUpdatedAt),
    },
  });
  useSettled(history.data?.results);
  if (history.isPending) return <LoadingBlocks heights={Array<string>(5).fill('3rem')} />;
  // A page past the last one is as empty as a filter without matches.
  const isPastEnd = history.error instanceof GliNotFoundError;
  if (!history.data && !isPastEnd) return <LoadFailure query={history} />;
  if (!history.data || isPastEnd || history.data.results.length === 0) {
    const isNarrowed = isPastEnd || isFiltered(search) || page > 1;
    return (
      <EmptyState
        icon={<ArrowLeftRight />}
        title={isNarrowed ? t.conversion.historyNoMatch() : t.conversion.historyEmpty()}
        description={isNarrowed ? t.conversion.historyNoMatchText() : t.conversion.historyEmptyText()}
        action={isNarrowed ? <Button onClick={onClear}>{t.conversion.clearFilters()}</Button> : null}
      />
    );
  }
  return (
    <Stack gap="md" aria-busy={history.isFetching}>
      <Note role="status">{t.conversion.count({ count: history.data.count })}</Note>
      <HistoryTable conversions={history.data.results} search={search} />
      <Pagination
        label={t.conversion.history()}
        page={page}
        pages={Math.ceil(history.data.count / PAGE_SIZE)}
        onPage={setPage}
      />
    </Stack>
  );
}

type HistoryTableProps = { conversions: readonly ConversionTransaction[]; search: URLSearchParams };

/** Conversions, each a link to its detail; on phones cards. */
function HistoryTable({ conversions, search }: HistoryTableProps) {
  const t = useTranslations();
  const formats = useFormats();
  const isPhone = useMedia(media.mobile);
  const linkOf = ({ id, from_token, to_token, created_at }: ConversionTransaction) => (
    <TextLink
      href={transactionHref(search, id)}
      aria-label={`${from_token} → ${to_token}, ${formats.moment(created_at)}`}
    >
      {from_token} → {to_token}
    </TextLink>
  );
  const receivedOf = ({ receive_amount, to_token, status }: ConversionTransaction) =>
    status === 'failed' ? '–' : formats.token(receive_amount, to_token);
  if (isPhone) {
    return (
      <DayList
        label={t.conversion.history()}
        rows={conversions.map((conversion) => ({
          key: conversion.id,
          at: conversion.created_at,
          title: linkOf(conversion),
          amount: receivedOf(conversion),
          note: (
            <>
              <ConversionStatusBadge status={conversion.status} /> {formats.clock(conversion.created_at)}
            </>
          ),
          aside: formats.gain(`-${conversion.amount}`, conversion.from_token),
        }))}
      />
    );
  }
  return (
    <Table
      caption={t.conversion.history()}
      rowKey={({ id }) => id}
      rows={conversions}
      columns={[
        {
          header: t.conversion.direction(),
          name: linkOf,
        },
        { header: t.conversion.date(), cell: ({ created_at }) => formats.moment(created_at) },
        {
          header: t.conversion.given(),
          figure: ({ amount, from_token }) => formats.token(amount, from_token),
        },
        {
          header: t.conversion.received(),
          figure: receivedOf,
        },
        {
          header: t.conversion.type(),
          cell: ({ conversion_type }) => translate(t.conversion.types, conversion_type)(),
        },
        { header: t.conversion.status(), cell: ({ status }) => <ConversionStatusBadge status={status} /> },
      ]}
    />
  );
}
