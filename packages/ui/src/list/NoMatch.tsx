import type { ReactNode } from 'react';
import { Button } from '../controls/Button.tsx';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { useSearchParams, useTexts } from '../provider/UiProvider.tsx';
import { getNarrowingNames, type ListFilter } from './ListFilters.tsx';
import { deleteParams } from './search-params.ts';

type NoMatchProps = { filters: readonly ListFilter[]; pageParam?: string; icon?: ReactNode };

/** Shown if the filters in the URL exclude all rows. */
export function NoMatch({ filters, pageParam, icon }: NoMatchProps) {
  const t = useTexts();
  const [, setSearch] = useSearchParams();
  return (
    <EmptyState
      icon={icon}
      title={t.lists.noMatch()}
      description={t.lists.noMatchText()}
      action={
        <Button
          variant="secondary"
          onClick={() => setSearch((current) => deleteParams(current, getNarrowingNames(filters), pageParam))}
        >
          {t.lists.clearFilters()}
        </Button>
      }
    />
  );
}
