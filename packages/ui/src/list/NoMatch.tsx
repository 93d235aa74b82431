import type { ReactNode } from 'react';
import { useSearchParams } from 'wouter';
import { Button, EmptyState } from '@/design';
import { useTranslations } from '@/i18n';
import { deleteParams } from '../search-params.ts';
import { getNarrowingNames, type ListFilter } from './ListFilters.tsx';

type NoMatchProps = { filters: readonly ListFilter[]; pageParam?: string; icon?: ReactNode };

/** Shown if the filters in the URL exclude all rows. */
export function NoMatch({ filters, pageParam, icon }: NoMatchProps) {
  const t = useTranslations();
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
