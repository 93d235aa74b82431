import { decimal } from '@gli/validation';
import { useQuery } from '@tanstack/react-query';
import { Card } from '../display/Card.tsx';
import { Inbox } from '../icons.ts';
import { choiceFilter } from '../list/choice-filter.ts';
import { toListPage } from '../list/list-page.ts';
import { parseSort } from '../list/list-sort.ts';
import { ResourceList } from '../list/ResourceList.tsx';
import { getPageParam, parseEnum } from '../list/search-params.ts';
import { useSearchParams, useUi } from '../provider/UiProvider.tsx';
import { type ExampleProps, LEVELS, type Level } from './example-texts.ts';

const PAGE_SIZE = 4;
const sorting = { columns: ['amount'], initial: 'amount' } as const;

type SampleRow = { number: number; day: string; risk: Level; amount: string };

/** Sample items from four days, none with the highest risk. */
const sampleRows = Array.from({ length: 11 }, (_, index): SampleRow => {
  const [risk = 'low'] = LEVELS.slice(index % 3);
  return {
    number: index + 1,
    day: `2026-10-0${4 - Math.floor(index / 3)}`,
    risk,
    amount: `${(index * 7) % 11}00`,
  };
});

/** A resource list, as used on screens with a generated hook. Its state is `?risk=`, `?sort=` and `?page=`. */
export function ListExample({ texts: { demos, terms } }: ExampleProps) {
  const formats = useUi().useFormats();
  const [search] = useSearchParams();
  const risk = parseEnum(LEVELS, search.get('risk'));
  const { direction } = parseSort(search, sorting);
  const page = getPageParam(search);
  const rows = sampleRows
    .filter((row) => risk === undefined || row.risk === risk)
    .toSorted((a, b) => decimal.compare(a.amount, b.amount) * (direction === 'ascending' ? 1 : -1));
  const list = useQuery({
    queryKey: ['list-example', risk, direction, page],
    queryFn: () => toListPage(rows, page, PAGE_SIZE),
    initialData: toListPage(rows, page, PAGE_SIZE),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Card>
      <ResourceList
        label={demos.list()}
        query={list}
        pageSize={PAGE_SIZE}
        filters={[choiceFilter('risk', demos.riskLevel(), LEVELS, terms.risk)]}
        empty={{ icon: <Inbox />, title: demos.emptyTitle() }}
        getKey={({ number }) => number}
        getTime={({ day }) => day}
        sorting={sorting}
        columns={[
          {
            header: demos.name(),
            name: ({ number }) => demos.listRow({ number: formats.integer(number) }),
            phone: 'title',
          },
          { header: demos.day(), cell: ({ day }) => formats.day(day) },
          { header: demos.riskLevel(), cell: ({ risk: level }) => terms.risk[level](), phone: 'note' },
          {
            id: 'amount',
            header: demos.amount(),
            figure: ({ amount }) => formats.tokenExact(amount, 'GLIB'),
            phone: 'amount',
          },
        ]}
      />
    </Card>
  );
}
