import type { ConversionTransaction } from '@gli/sdk';
import { Link } from 'wouter';
import { Table } from '../../../design/display/Table.tsx';
import { TextLink } from '../../../design/display/Text.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { translate, useTranslations } from '../../../i18n/translations.ts';
import { transactionHref } from '../conversion-address.ts';
import { ConversionStatusBadge } from './ConversionStatusBadge.tsx';

type HistoryTableProps = { conversions: readonly ConversionTransaction[]; search: URLSearchParams };

/** Conversions, each a link to its detail; on phones cards. */
export function HistoryTable({ conversions, search }: HistoryTableProps) {
  const t = useTranslations();
  const formats = useFormats();
  return (
    <Table
      caption={t.conversion.history()}
      captionHidden
      rowKey={({ id }) => id}
      rows={conversions}
      columns={[
        {
          id: 'direction',
          header: t.conversion.direction(),
          rowHeader: true,
          cell: ({ id, from_token, to_token, created_at }) => (
            <Link href={transactionHref(search, id)} asChild>
              <TextLink aria-label={`${from_token} → ${to_token}, ${formats.moment(created_at)}`}>
                {from_token} → {to_token}
              </TextLink>
            </Link>
          ),
        },
        {
          id: 'date',
          header: t.conversion.date(),
          cell: ({ created_at }) => formats.moment(created_at),
        },
        {
          id: 'given',
          header: t.conversion.given(),
          numeric: true,
          cell: ({ amount, from_token }) => formats.token(amount, from_token),
        },
        {
          id: 'received',
          header: t.conversion.received(),
          numeric: true,
          cell: ({ receive_amount, to_token, status }) =>
            status === 'failed' ? '–' : formats.token(receive_amount, to_token),
        },
        {
          id: 'type',
          header: t.conversion.type(),
          cell: ({ conversion_type }) => translate(t.conversion.types, conversion_type)(),
        },
        {
          id: 'status',
          header: t.conversion.status(),
          cell: ({ status }) => <ConversionStatusBadge status={status} />,
        },
      ]}
    />
  );
}
