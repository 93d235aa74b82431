import type { FaceVerificationAttempt } from '@gli/sdk';
import { useListFaceVerificationHistory } from '@gli/sdk/react';
import { keepPreviousData } from '@tanstack/react-query';
import { Badge } from '../../../design/display/Badge.tsx';
import { Table } from '../../../design/display/Table.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { translate, useTranslations } from '../../../i18n/translations.ts';
import { usePage } from '../../../shared/search-params.ts';
import * as Part from '../status/kyc.styles.ts';
import { nextReadMs } from '../status/next-read.ts';
import { SentList } from '../status/SentList.tsx';
import { stateTone } from '../status/state-tone.ts';

const pageSize = 10;

/** Every attempt, the newest first: when, how, and how it ended. */
export function FaceHistory({ memberId }: { memberId: string }) {
  const t = useTranslations();
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
    <SentList
      title={t.authCenter.face.history()}
      none={t.authCenter.face.historyEmpty()}
      query={list}
      page={page}
      pageSize={pageSize}
      onPage={setPage}
    >
      {(rows) => <Attempts attempts={rows} />}
    </SentList>
  );
}

function Attempts({ attempts }: { attempts: readonly FaceVerificationAttempt[] }) {
  const t = useTranslations();
  const formats = useFormats();
  return (
    <Table<FaceVerificationAttempt>
      caption={t.authCenter.face.history()}
      captionHidden
      rows={attempts}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'time',
          header: t.authCenter.face.time(),
          rowHeader: true,
          cell: ({ submitted_at: time }) => formats.moment(time),
        },
        {
          id: 'challenge',
          header: t.authCenter.face.challengeColumn(),
          cell: ({ challenge }) => translate(t.authCenter.face.challenges, challenge ?? 'none')(),
        },
        {
          id: 'liveness',
          header: t.authCenter.face.liveness(),
          cell: ({ liveness }) => translate(t.authCenter.face.livenesses, liveness)(),
        },
        {
          id: 'score',
          header: t.authCenter.face.score(),
          numeric: true,
          cell: ({ score_percent: score }) =>
            score === null ? t.authCenter.face.noScore() : formats.percent(score),
        },
        {
          id: 'result',
          header: t.authCenter.face.result(),
          cell: ({ status, rejection_reasons: reasons }) => (
            <Part.Decision>
              <Badge tone={stateTone(status)} dot>
                {translate(t.authCenter.face.results, status)()}
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
