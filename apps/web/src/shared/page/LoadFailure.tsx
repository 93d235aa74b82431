import type { GliError } from '@gli/sdk';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '../../design/feedback/ErrorState.tsx';
import { useTranslations } from '../../i18n/translations.ts';
import { useErrorText } from '../errors/use-error-text.ts';

type LoadFailureProps = {
  query: UseQueryResult<unknown, GliError>;
  /** What could not be loaded, where that is worth naming. */
  title?: ReactNode;
};

/** Data that could not be loaded: why, and another try. */
export function LoadFailure({ query, title }: LoadFailureProps) {
  const t = useTranslations();
  const errorText = useErrorText();
  return (
    <ErrorState
      title={title ?? t.errors.loadData()}
      description={errorText(query.error)}
      retryLabel={t.common.retry()}
      onRetry={() => void query.refetch()}
      busy={query.isFetching}
    />
  );
}
