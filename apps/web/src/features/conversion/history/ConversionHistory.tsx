import { GliNotFoundError } from '@gli/sdk';
import { useListConversionHistory } from '@gli/sdk/react';
import { keepPreviousData } from '@tanstack/react-query';
import { ArrowLeftRight } from 'lucide-react';
import { useSearchParams } from 'wouter';
import { Button } from '../../../design/controls/Button.tsx';
import { Card } from '../../../design/display/Card.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { LoadingRegion, Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { LoadFailure } from '../../../shared/LoadFailure.tsx';
import { useLoginRequired } from '../../../shared/login-required.ts';
import { Pagination } from '../../../shared/Pagination.tsx';
import { usePage } from '../../../shared/search-params.ts';
import { useMember } from '../../../shared/use-member.ts';
import { HistoryFilters } from './HistoryFilters.tsx';
import { HistoryTable } from './HistoryTable.tsx';
import { isFiltered, pageSize, queryOf, withFilter, withoutFilters } from './history-filters.ts';
import { nextReadMs } from './next-read.ts';
import { useSettled } from './use-settled.ts';

/** The member's conversions; a visitor learns what would be here. */
export function ConversionHistory() {
  const t = useTranslations();
  const member = useMember();
  const requireLogin = useLoginRequired();
  if (member) return <MemberHistory />;
  return (
    <Card>
      <EmptyState
        icon={<ArrowLeftRight />}
        title={t.conversion.historyLogin()}
        description={t.conversion.historyLoginText()}
        action={
          <Button variant="secondary" onClick={requireLogin}>
            {t.conversion.toLogin()}
          </Button>
        }
      />
    </Card>
  );
}

function MemberHistory() {
  const [search, setSearch] = useSearchParams();
  return (
    <Card>
      <Stack gap="lg">
        <HistoryFilters
          search={search}
          onChange={(name, value) => setSearch((current) => withFilter(current, name, value))}
          onClear={() => setSearch(withoutFilters)}
        />
        <Results search={search} onClear={() => setSearch(withoutFilters)} />
      </Stack>
    </Card>
  );
}

/** The list in each of its states: loading, failed with a retry, empty, there. */
function Results({ search, onClear }: { search: URLSearchParams; onClear: () => void }) {
  const t = useTranslations();
  const formats = useFormats();
  const [page, setPage] = usePage();
  const history = useListConversionHistory(queryOf(search, page), {
    query: {
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) => nextReadMs(state.data?.results ?? [], state.dataUpdatedAt),
    },
  });
  useSettled(history.data?.results);
  if (history.isPending) return <HistorySkeleton />;
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
      <Text size="sm" tone="muted" role="status">
        {t.conversion.count({ count: formats.integer(history.data.count) })}
      </Text>
      <HistoryTable conversions={history.data.results} search={search} />
      <Pagination
        label={t.conversion.history()}
        page={page}
        pages={Math.ceil(history.data.count / pageSize)}
        onPage={setPage}
      />
    </Stack>
  );
}

function HistorySkeleton() {
  const t = useTranslations();
  return (
    <LoadingRegion label={t.common.loading()}>
      <Stack gap="md">
        {Array.from({ length: 5 }, (_, row) => (
          <Skeleton key={row} shape="block" css={{ height: '3rem' }} />
        ))}
      </Stack>
    </LoadingRegion>
  );
}
