import Users from 'lucide-react/icons/users';
import type { ReactNode } from 'react';
import { useSearchParams } from 'wouter';
import { Button } from '../../design/controls/Button.tsx';
import { EmptyState } from '../../design/feedback/EmptyState.tsx';
import { useTranslations } from '../../i18n/translations.ts';
import { withValues } from './referral-address.ts';

type NothingListedProps = {
  /** How many there are on other pages. */
  count: number;
  /** Names of the filters of the address. */
  filters: readonly string[];
  /** What stands there when nothing was filtered: there is none yet. */
  children: ReactNode;
};

/** A list without rows: why, and the way back to some. */
export function NothingListed({ count, filters, children }: NothingListedProps) {
  const t = useTranslations();
  const [search, setSearch] = useSearchParams();
  const isFiltered = filters.some((name) => search.has(name));
  if (count === 0 && !isFiltered) return children;
  const cleared = count > 0 ? {} : Object.fromEntries(filters.map((name) => [name, '']));
  return (
    <EmptyState
      icon={<Users />}
      title={count > 0 ? t.referral.noneOnPage() : t.referral.noneFound()}
      action={
        <Button variant="secondary" onClick={() => setSearch(withValues(search, { ...cleared, page: '' }))}>
          {count > 0 ? t.referral.toFirstPage() : t.referral.clearFilters()}
        </Button>
      }
    />
  );
}
