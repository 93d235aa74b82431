import { useListKycDocuments } from '@gli/sdk/react';
import { ResourceList, Stack, Subheading, translate, usePage } from '@gli/ui';
import { FileText } from '@gli/ui/icons';
import { keepPage } from '@/data';
import { useFormats, useTranslations } from '@/i18n';
import { DOCUMENT_PAGE_ROWS } from '../status/panel-reads.ts';
import { ReviewDecision } from '../status/ReviewDecision.tsx';

/** All uploaded files with their reviews, newest first. */
export function DocumentList({ memberId }: { memberId: string }) {
  const t = useTranslations();
  const formats = useFormats();
  const [page] = usePage();
  const documents = useListKycDocuments({ id: memberId, page, page_size: DOCUMENT_PAGE_ROWS }, keepPage);
  return (
    <Stack gap="md">
      <Subheading>{t.authCenter.documents.history()}</Subheading>
      <ResourceList
        label={t.authCenter.documents.history()}
        query={documents}
        pageSize={DOCUMENT_PAGE_ROWS}
        empty={{ icon: <FileText />, title: t.authCenter.documents.historyEmpty() }}
        getKey={({ id }) => id}
        columns={[
          {
            header: t.authCenter.documents.kind(),
            name: ({ document_type: type, document_side: side }) => (
              <span>
                {[
                  translate(t.authCenter.documents.kinds, type)(),
                  ...(side === 'single' ? [] : [translate(t.authCenter.documents.sides, side)()]),
                ].join(' · ')}
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
                labels={t.authCenter.documents.reviewStatus}
                reasons={reasons}
                reasonText={{ size: 'sm', tone: 'danger' }}
              />
            ),
          },
        ]}
      />
    </Stack>
  );
}
