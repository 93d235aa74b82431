import type { GliError } from '@gli/sdk';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '@/design';
import { useTranslations } from '@/i18n';
import { useErrorText } from '../errors/use-error-text.ts';

type QueryErrorProps = {
  query: UseQueryResult<unknown, GliError>;
  /** Title that says what failed to load, if that is useful. */
  title?: ReactNode;
};

/** The reason why data could not be loaded, with a retry button. */
export function QueryError({ query, title }: QueryErrorProps) {
  const t = useTranslations();
  const errorText = useErrorText();
  return (
    <ErrorState
      title={title ?? t.errors.loadData()}
      description={errorText(query.error)}
      onRetry={() => void query.refetch()}
      busy={query.isFetching}
    />
  );
}
