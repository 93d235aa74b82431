import { useSearchParams } from 'wouter';
import { Pagination } from '../../shared/Pagination.tsx';
import { pageQueryOf, pageSize, withValues } from './referral-address.ts';

/** Steps through the pages of the list, in the address. */
export function ListPages({ label, count }: { label: string; count: number }) {
  const [search, setSearch] = useSearchParams();
  return (
    <Pagination
      label={label}
      page={pageQueryOf(search).page}
      pages={Math.ceil(count / pageSize)}
      onPage={(page) => setSearch(withValues(search, { page: page === 1 ? '' : String(page) }))}
    />
  );
}
