import { useListFaceVerificationHistory } from '@gli/sdk/react';
import { keepPreviousData } from '@tanstack/react-query';
import { useFormats } from '../../../i18n/format.ts';
import { translate, useTranslations } from '../../../i18n/translations.ts';
import { usePage } from '../../../shared/search-params.ts';
import { ATTEMPT_PAGE_ROWS } from '../status/panel-reads.ts';
import { nextReadMs } from '../status/review-state.ts';
import { ReviewDecision, SubmissionList } from '../status/SubmissionList.tsx';

/** Every attempt, the newest first, with its result. */
export function FaceHistory({ memberId }: { memberId: string }) {
  const t = useTranslations();
  const formats = useFormats();
  const [page] = usePage();
  const attempts = useListFaceVerificationHistory(
    { id: memberId, page, page_size: ATTEMPT_PAGE_ROWS },
    {
      query: {
        placeholderData: keepPreviousData,
        refetchInterval: ({ state }) =>
          nextReadMs(
            state.data?.results.map(({ status }) => status),
            state.dataUpdateCount,
          ),
      },
    },
  );
  return (
    <SubmissionList
      title={t.authCenter.face.history()}
      emptyText={t.authCenter.face.historyEmpty()}
      query={attempts}
      pageRows={ATTEMPT_PAGE_ROWS}
      columns={[
        { header: t.authCenter.face.time(), name: ({ submitted_at: time }) => formats.moment(time) },
        {
          header: t.authCenter.face.challengeColumn(),
          cell: ({ challenge }) => translate(t.authCenter.face.challenges, challenge ?? 'none')(),
        },
        {
          header: t.authCenter.face.liveness(),
          cell: ({ liveness }) => translate(t.authCenter.face.livenesses, liveness)(),
        },
        {
          header: t.authCenter.face.score(),
          figure: ({ score_percent: score }) =>
            score === null ? t.authCenter.face.noScore() : formats.percent(score),
        },
        {
          header: t.authCenter.face.result(),
          cell: ({ status, rejection_reasons: reasons }) => (
            <ReviewDecision
              status={status}
              label={translate(t.authCenter.face.results, status)()}
              reasons={reasons}
              reasonText={{ size: 'xs', tone: 'muted' }}
            />
          ),
        },
      ]}
    />
  );
}
