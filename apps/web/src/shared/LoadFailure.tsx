import type { GliError } from '@gli/sdk';
import type { UseQueryResult } from '@tanstack/react-query';
import { ErrorState } from '../design/feedback/ErrorState.tsx';
import { useWords } from '../i18n/words.ts';
import { useErrorText } from './errors/use-error-text.ts';

type LoadFailureProps = { query: UseQueryResult<unknown, GliError> };

/** Data that could not be loaded: why, and another try. */
export function LoadFailure({ query }: LoadFailureProps) {
  const words = useWords();
  const errorText = useErrorText();
  return (
    <ErrorState
      title={words.errors.loadData()}
      description={errorText(query.error)}
      retryLabel={words.common.retry()}
      onRetry={() => void query.refetch()}
      busy={query.isFetching}
    />
  );
}
