import type { GliError } from '@gli/sdk';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Stack } from '../../../design/display/Layout.tsx';
import { Heading, Text } from '../../../design/display/Text.tsx';
import { LoadingRegion, Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { LoadFailure } from '../../../shared/LoadFailure.tsx';
import { Pagination } from '../../../shared/Pagination.tsx';

type SentListProps<Row> = {
  title: string;
  /** What it says before anything was sent. */
  none: string;
  query: UseQueryResult<{ count: number; results: Row[] }, GliError>;
  page: number;
  pageSize: number;
  onPage: (page: number) => void;
  children: (rows: Row[]) => ReactNode;
};

/** What the member has sent so far in a step, by pages. */
export function SentList<Row>({ title, none, query, page, pageSize, onPage, children }: SentListProps<Row>) {
  const t = useTranslations();
  return (
    <Stack gap="md">
      <Heading as="h4" size="sm">
        {title}
      </Heading>
      {query.isPending ? (
        <LoadingRegion label={t.common.loading()}>
          <Skeleton shape="block" css={{ height: '6rem' }} />
        </LoadingRegion>
      ) : null}
      {query.isError ? <LoadFailure query={query} /> : null}
      {query.data?.results.length === 0 ? <Text tone="muted">{none}</Text> : null}
      {query.data && query.data.results.length > 0 ? (
        <div aria-busy={query.isFetching}>{children(query.data.results)}</div>
      ) : null}
      <Pagination
        label={title}
        page={page}
        pages={Math.ceil((query.data?.count ?? 0) / pageSize)}
        onPage={onPage}
      />
    </Stack>
  );
}
