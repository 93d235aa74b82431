import { useSearchParams } from 'wouter';

/** The page of a list, counted from 1, kept in the address as `?page=`; what is not a page there counts as the first. */
export function usePage(): [page: number, setPage: (page: number) => void] {
  const [search, setSearch] = useSearchParams();
  const page = Number(search.get('page') ?? 1);
  const setPage = (next: number) =>
    setSearch((current) => {
      const changed = new URLSearchParams(current);
      changed.set('page', String(next));
      return changed;
    });
  return [Number.isInteger(page) && page > 0 ? page : 1, setPage];
}
