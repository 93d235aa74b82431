import type { FaceVerificationAttempt } from '@gli/sdk';
import { useListFaceVerificationHistory } from '@gli/sdk/react';
import { keepPreviousData } from '@tanstack/react-query';
import { Badge } from '../../../design/Badge.tsx';
import { Stack } from '../../../design/Layout.tsx';
import { LoadingRegion, Skeleton } from '../../../design/Skeleton.tsx';
import { Table } from '../../../design/Table.tsx';
import { Heading, Text } from '../../../design/Text.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useWords, wordFor } from '../../../i18n/words.ts';
import { LoadFailure } from '../../../parts/LoadFailure.tsx';
import { Pagination } from '../../../parts/Pagination.tsx';
import { usePage } from '../../../parts/use-page.ts';
import * as Part from '../kyc/kyc-parts.ts';
import { nextReadMs } from '../kyc/next-read.ts';
import { stateTone } from '../kyc/state-tone.ts';

const pageSize = 10;

/** Every attempt, the newest first: when, how, and how it ended. */
export function FaceHistory({ memberId }: { memberId: string }) {
  const words = useWords();
  const [page, setPage] = usePage();
  const list = useListFaceVerificationHistory(
    memberId,
    { page, page_size: pageSize },
    {
      query: {
        placeholderData: keepPreviousData,
        refetchInterval: ({ state }) => nextReadMs(state.data?.results.map(({ status }) => status)),
      },
    },
  );
  return (
    <Stack gap="md">
      <Heading as="h4" size="sm">
        {words.authCenter.face.history()}
      </Heading>
      {list.isPending ? (
        <LoadingRegion label={words.common.loading()}>
          <Skeleton shape="block" css={{ height: '6rem' }} />
        </LoadingRegion>
      ) : null}
      {list.isError ? <LoadFailure query={list} /> : null}
      {list.data?.results.length === 0 ? (
        <Text tone="muted">{words.authCenter.face.historyEmpty()}</Text>
      ) : null}
      {list.data && list.data.results.length > 0 ? <Attempts attempts={list.data.results} /> : null}
      <Pagination
        label={words.authCenter.face.history()}
        page={page}
        pages={Math.ceil((list.data?.count ?? 0) / pageSize)}
        onPage={setPage}
      />
    </Stack>
  );
}

function Attempts({ attempts }: { attempts: readonly FaceVerificationAttempt[] }) {
  const words = useWords();
  const formats = useFormats();
  return (
    <Table<FaceVerificationAttempt>
      caption={words.authCenter.face.history()}
      captionHidden
      rows={attempts}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'time',
          header: words.authCenter.face.time(),
          rowHeader: true,
          cell: ({ submitted_at: time }) => formats.moment(time),
        },
        {
          id: 'challenge',
          header: words.authCenter.face.challengeColumn(),
          cell: ({ challenge }) => wordFor(words.authCenter.face.challenges, challenge ?? 'none')(),
        },
        {
          id: 'liveness',
          header: words.authCenter.face.liveness(),
          cell: ({ liveness }) => wordFor(words.authCenter.face.livenesses, liveness)(),
        },
        {
          id: 'score',
          header: words.authCenter.face.score(),
          numeric: true,
          cell: ({ score_percent: score }) =>
            score === null ? words.authCenter.face.noScore() : formats.percent(score),
        },
        {
          id: 'result',
          header: words.authCenter.face.result(),
          cell: ({ status, rejection_reasons: reasons }) => (
            <Part.Decision>
              <Badge tone={stateTone(status)} dot>
                {wordFor(words.authCenter.face.results, status)()}
              </Badge>
              {reasons.map(({ code, text }) => (
                <Text key={code} size="xs" tone="muted">
                  {text}
                </Text>
              ))}
            </Part.Decision>
          ),
        },
      ]}
    />
  );
}
