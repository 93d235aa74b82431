import type { GliError, KycRejectionReason } from '@gli/sdk';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { Badge } from '../../../design/display/Badge.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { Table, type TableColumn } from '../../../design/display/Table.tsx';
import { Heading, Text } from '../../../design/display/Text.tsx';
import { LoadingRegion, Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { styled } from '../../../design/stitches.config.ts';
import { LoadFailure } from '../../../shared/page/LoadFailure.tsx';
import { Pagination } from '../../../shared/page/Pagination.tsx';
import { usePage } from '../../../shared/search-params.ts';
import { stateTone } from './review-state.ts';

type SubmissionListProps<Row> = {
  title: string;
  /** Shown before anything was sent. */
  emptyText: string;
  /** The page of the list that the address names. */
  query: UseQueryResult<{ count: number; results: Row[] }, GliError>;
  pageRows: number;
  columns: readonly TableColumn<Row>[];
};

/** What the member has sent so far in a step, by pages. */
export function SubmissionList<Row extends { id: string }>(props: SubmissionListProps<Row>) {
  const { title, emptyText, query, pageRows, columns } = props;
  const [page, setPage] = usePage();
  const { count, results } = query.data ?? { count: 0, results: [] };
  return (
    <Stack gap="md">
      <Heading as="h3" size="sm">
        {title}
      </Heading>
      {query.isPending ? (
        <LoadingRegion>
          <Skeleton shape="block" css={{ height: '6rem' }} />
        </LoadingRegion>
      ) : null}
      {query.isError ? <LoadFailure query={query} /> : null}
      {query.data && results.length === 0 ? <Text tone="muted">{emptyText}</Text> : null}
      {results.length > 0 ? (
        <div aria-busy={query.isFetching}>
          <Table caption={title} rows={results} rowKey={({ id }) => id} columns={columns} />
        </div>
      ) : null}
      <Pagination label={title} page={page} pages={Math.ceil(count / pageRows)} onPage={setPage} />
    </Stack>
  );
}

const Decision = styled('div', {
  display: 'grid',
  gap: '$1',
  justifyItems: 'start',
  minWidth: 0,
  '@mobile': { justifyItems: 'end', textAlign: 'right' },
});

type ReviewDecisionProps = {
  status: string;
  /** The status as members read it. */
  label: string;
  reasons: readonly KycRejectionReason[];
  reasonText: Pick<ComponentProps<typeof Text>, 'size' | 'tone'>;
};

/** A status with its reasons, in one cell of the table. */
export function ReviewDecision({ status, label, reasons, reasonText }: ReviewDecisionProps) {
  return (
    <Decision>
      <Badge tone={stateTone(status)} dot>
        {label}
      </Badge>
      {reasons.map(({ code, text }) => (
        <Text key={code} {...reasonText}>
          {text}
        </Text>
      ))}
    </Decision>
  );
}
