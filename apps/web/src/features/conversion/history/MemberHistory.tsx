import { Card, ResourceList, TextLink, translate } from '@gli/ui';
import { ArrowLeftRight } from '@gli/ui/icons';
import { useSearchParams } from 'wouter';
import { useFormats, useTranslations } from '@/i18n';
import { transactionHref } from '../conversion-address.ts';
import { ConversionStatusBadge } from './ConversionStatusBadge.tsx';
import { PAGE_SIZE, useConversions } from './follow-conversions.ts';
import { getHistoryFilters, toHistoryQuery } from './history-filters.ts';

/** The member's conversions with filters, each linking to its details. */
export function MemberHistory() {
  const t = useTranslations();
  const formats = useFormats();
  const [search] = useSearchParams();
  const history = useConversions(toHistoryQuery(search));
  return (
    <Card>
      <ResourceList
        label={t.conversion.history()}
        query={history}
        pageSize={PAGE_SIZE}
        filters={getHistoryFilters(t)}
        formatCount={(count) => t.conversion.count({ count })}
        empty={{
          icon: <ArrowLeftRight />,
          title: t.conversion.historyEmpty(),
          description: t.conversion.historyEmptyText(),
        }}
        getKey={({ id }) => id}
        getTime={({ created_at }) => created_at}
        columns={[
          {
            header: t.conversion.direction(),
            name: ({ id, from_token, to_token, created_at }) => (
              <TextLink
                href={transactionHref(search, id)}
                aria-label={`${from_token} → ${to_token}, ${formats.moment(created_at)}`}
              >
                {`${from_token} → ${to_token}`}
              </TextLink>
            ),
            phone: 'title',
          },
          { header: t.conversion.date(), cell: ({ created_at }) => formats.moment(created_at) },
          {
            header: t.conversion.given(),
            figure: ({ amount, from_token }) => formats.tokenExact(amount, from_token),
            phone: { aside: ({ amount, from_token }) => formats.gainExact(`-${amount}`, from_token) },
          },
          {
            header: t.conversion.received(),
            figure: ({ receive_amount, to_token, status }) =>
              status === 'failed' ? '–' : formats.tokenExact(receive_amount, to_token),
            phone: 'amount',
          },
          {
            header: t.conversion.type(),
            cell: ({ conversion_type }) => translate(t.conversion.types, conversion_type)(),
          },
          {
            header: t.conversion.status(),
            cell: ({ status }) => <ConversionStatusBadge status={status} />,
            phone: {
              note: ({ status, created_at }) => (
                <>
                  <ConversionStatusBadge status={status} /> <span>{formats.clock(created_at)}</span>
                </>
              ),
            },
          },
        ]}
      />
    </Card>
  );
}
