import type { KycDocument } from '@gli/sdk';
import { useListKycDocuments } from '@gli/sdk/react';
import { keepPreviousData } from '@tanstack/react-query';
import { Badge } from '../../../design/display/Badge.tsx';
import { Table } from '../../../design/display/Table.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { translate, useTranslations } from '../../../i18n/translations.ts';
import { usePage } from '../../../shared/search-params.ts';
import * as Part from '../status/kyc.styles.ts';
import { SentList } from '../status/SentList.tsx';
import { stateTone } from '../status/state-tone.ts';
import { documentPageSize } from './document-page.ts';

/** Every file the member has sent, the newest first, with the decision on it. */
export function DocumentList({ memberId }: { memberId: string }) {
  const t = useTranslations();
  const [page, setPage] = usePage();
  const list = useListKycDocuments(
    memberId,
    { page, page_size: documentPageSize },
    { query: { placeholderData: keepPreviousData } },
  );
  return (
    <SentList
      title={t.authCenter.documents.history()}
      none={t.authCenter.documents.historyEmpty()}
      query={list}
      page={page}
      pageSize={documentPageSize}
      onPage={setPage}
    >
      {(rows) => <DocumentTable files={rows} />}
    </SentList>
  );
}

function DocumentTable({ files }: { files: readonly KycDocument[] }) {
  const t = useTranslations();
  const formats = useFormats();
  return (
    <Table<KycDocument>
      caption={t.authCenter.documents.history()}
      captionHidden
      rows={files}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'kind',
          header: t.authCenter.documents.kind(),
          rowHeader: true,
          cell: ({ document_type: type, document_side: side }) => (
            <span>
              {translate(t.authCenter.documents.kinds, type)()}
              {side === 'single' ? null : ` · ${translate(t.authCenter.documents.sides, side)()}`}
            </span>
          ),
        },
        {
          id: 'file',
          header: t.authCenter.documents.file(),
          cell: ({ file_name: name, size_bytes: size }) => `${name} (${formats.bytes(size)})`,
        },
        {
          id: 'time',
          header: t.authCenter.documents.uploadedAt(),
          cell: ({ uploaded_at: time }) => formats.moment(time),
        },
        {
          id: 'status',
          header: t.authCenter.state(),
          cell: ({ status, rejection_reasons: reasons }) => (
            <Part.Decision>
              <Badge tone={stateTone(status)} dot>
                {translate(t.authCenter.documents.reviewStatus, status)()}
              </Badge>
              {reasons.map(({ code, text }) => (
                <Text key={code} size="sm" tone="danger">
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
