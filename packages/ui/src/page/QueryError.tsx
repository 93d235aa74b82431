import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '../feedback/ErrorState.tsx';
import { useTexts, useUi } from '../provider/UiProvider.tsx';

type QueryErrorProps = {
  query: UseQueryResult<unknown, Error>;
  /** Title that says what failed to load, if that is useful. */
  title?: ReactNode;
};

/** The reason why data could not be loaded, with a retry button. */
export function QueryError({ query, title }: QueryErrorProps) {
  const t = useTexts();
  const errorText = useUi().useErrorText();
  return (
    <ErrorState
      title={title ?? t.errors.loadData()}
      description={errorText(query.error)}
      onRetry={() => void query.refetch()}
      busy={query.isFetching}
    />
  );
}
