import { whilePending } from '@gli/domain';
import type { FaceVerificationAttemptPage } from '@gli/sdk';
import { useListFaceVerificationHistory } from '@gli/sdk/react';
import { Disclosure, ResourceList, translate, usePage } from '@gli/ui';
import { ScanFace } from '@gli/ui/icons';
import { keepPreviousData } from '@tanstack/react-query';
import { useFormats, useTranslations } from '@/i18n';
import { ATTEMPT_PAGE_ROWS } from '../status/panel-reads.ts';
import { ReviewDecision } from '../status/ReviewDecision.tsx';

/** All attempts with their results, newest first. */
export function FaceHistory({ memberId }: { memberId: string }) {
  const t = useTranslations();
  const formats = useFormats();
  const [page] = usePage();
  const attempts = useListFaceVerificationHistory(
    { id: memberId, page, page_size: ATTEMPT_PAGE_ROWS },
    {
      query: {
        placeholderData: keepPreviousData,
        ...whilePending(({ results }: FaceVerificationAttemptPage) => results.map(({ status }) => status)),
      },
    },
  );
  return (
    <Disclosure summary={t.authCenter.face.history()}>
      <ResourceList
        label={t.authCenter.face.history()}
        query={attempts}
        pageSize={ATTEMPT_PAGE_ROWS}
        empty={{ icon: <ScanFace />, title: t.authCenter.face.historyEmpty() }}
        getKey={({ id }) => id}
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
                labels={t.authCenter.face.results}
                reasons={reasons}
                reasonText={{ size: 'xs', tone: 'muted' }}
              />
            ),
          },
        ]}
      />
    </Disclosure>
  );
}
