import { type GliError, type RiskLevel, riskLevelValues } from '@gli/sdk';
import {
  Card,
  choiceFilter,
  getPageParam,
  type ListPage,
  parseEnum,
  parseSort,
  ResourceList,
  toListPage,
} from '@gli/ui';
import { Inbox } from '@gli/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import { useFormats, useTranslations } from '@/i18n';

const PAGE_SIZE = 4;
const sorting = { columns: ['amount'], initial: 'amount' } as const;

type SampleRow = { number: number; day: string; risk: RiskLevel; amount: string };

/** Sample items from four days, none with the highest risk. */
const sampleRows = Array.from({ length: 11 }, (_, index): SampleRow => {
  const [risk = 'low'] = riskLevelValues.slice(index % 3);
  return {
    number: index + 1,
    day: `2026-10-0${4 - Math.floor(index / 3)}`,
    risk,
    amount: `${(index * 7) % 11}00`,
  };
});

/** A resource list, as used on screens with a generated hook. Its state is `?risk=`, `?sort=` and `?page=`. */
export function ListSample() {
  const t = useTranslations();
  const formats = useFormats();
  const [search] = useSearchParams();
  const risk = parseEnum(riskLevelValues, search.get('risk'));
  const { direction } = parseSort(search, sorting);
  const page = getPageParam(search);
  const rows = sampleRows
    .filter((row) => risk === undefined || row.risk === risk)
    .toSorted((a, b) => (Number(a.amount) - Number(b.amount)) * (direction === 'ascending' ? 1 : -1));
  const list = useQuery<ListPage<SampleRow>, GliError>({
    queryKey: ['list-sample', risk, direction, page],
    queryFn: () => toListPage(rows, page, PAGE_SIZE),
    initialData: toListPage(rows, page, PAGE_SIZE),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Card>
      <ResourceList
        label={t.demos.list()}
        query={list}
        pageSize={PAGE_SIZE}
        filters={[choiceFilter('risk', t.demos.riskLevel(), riskLevelValues, t.terms.risk)]}
        empty={{ icon: <Inbox />, title: t.demos.emptyTitle() }}
        getKey={({ number }) => number}
        getTime={({ day }) => day}
        sorting={sorting}
        columns={[
          {
            header: t.demos.name(),
            name: ({ number }) => t.demos.listRow({ number: formats.integer(number) }),
            phone: 'title',
          },
          { header: t.demos.day(), cell: ({ day }) => formats.day(day) },
          { header: t.demos.riskLevel(), cell: ({ risk: level }) => t.terms.risk[level](), phone: 'note' },
          {
            id: 'amount',
            header: t.demos.amount(),
            figure: ({ amount }) => formats.token(amount, 'GLIB'),
            phone: 'amount',
          },
        ]}
      />
    </Card>
  );
}
