import type { GliError } from '@gli/sdk';
import type { UseQueryResult } from '@tanstack/react-query';
import { ErrorState } from '../design/feedback/ErrorState.tsx';
import { useTranslations } from '../i18n/translations.ts';
import { useErrorText } from './errors/use-error-text.ts';

type LoadFailureProps = { query: UseQueryResult<unknown, GliError> };

/** Data that could not be loaded: the reason, and a retry. */
export function LoadFailure({ query }: LoadFailureProps) {
  const t = useTranslations();
  const errorText = useErrorText();
  return (
    <ErrorState
      title={t.errors.loadData()}
      description={errorText(query.error)}
      retryLabel={t.common.retry()}
      onRetry={() => void query.refetch()}
      busy={query.isFetching}
    />
  );
}
