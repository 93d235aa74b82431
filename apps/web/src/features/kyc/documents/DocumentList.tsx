import { useListKycDocuments } from '@gli/sdk/react';
import { keepPreviousData } from '@tanstack/react-query';
import { useFormats } from '../../../i18n/format.ts';
import { translate, useTranslations } from '../../../i18n/translations.ts';
import { usePage } from '../../../shared/search-params.ts';
import { DOCUMENT_PAGE_ROWS } from '../status/panel-reads.ts';
import { ReviewDecision, SubmissionList } from '../status/SubmissionList.tsx';

/** Every uploaded file, the newest first, with its review. */
export function DocumentList({ memberId }: { memberId: string }) {
  const t = useTranslations();
  const formats = useFormats();
  const [page] = usePage();
  const documents = useListKycDocuments(
    { id: memberId, page, page_size: DOCUMENT_PAGE_ROWS },
    { query: { placeholderData: keepPreviousData } },
  );
  return (
    <SubmissionList
      title={t.authCenter.documents.history()}
      emptyText={t.authCenter.documents.historyEmpty()}
      query={documents}
      pageRows={DOCUMENT_PAGE_ROWS}
      columns={[
        {
          header: t.authCenter.documents.kind(),
          name: ({ document_type: type, document_side: side }) => (
            <span>
              {translate(t.authCenter.documents.kinds, type)()}
              {side === 'single' ? null : ` · ${translate(t.authCenter.documents.sides, side)()}`}
            </span>
          ),
        },
        {
          header: t.authCenter.documents.file(),
          cell: ({ file_name: name, size_bytes: size }) => `${name} (${formats.bytes(size)})`,
        },
        {
          header: t.authCenter.documents.uploadedAt(),
          cell: ({ uploaded_at: time }) => formats.moment(time),
        },
        {
          header: t.authCenter.state(),
          cell: ({ status, rejection_reasons: reasons }) => (
            <ReviewDecision
              status={status}
              label={translate(t.authCenter.documents.reviewStatus, status)()}
              reasons={reasons}
              reasonText={{ size: 'sm', tone: 'danger' }}
            />
          ),
        },
      ]}
    />
  );
}
