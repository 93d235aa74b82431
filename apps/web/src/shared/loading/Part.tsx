import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { ErrorState } from '../../design/feedback/ErrorState.tsx';
import { useTranslations } from '../../i18n/translations.ts';
import { usePlatform } from '../platform.ts';

type Recovery = {
  /** What shows during another try. */
  pending?: ReactNode;
  /** What shows when that did not help: by default a message. */
  Failure?: ComponentType<FallbackProps>;
};

/**
 * A part of a page that fails alone, so that the rest of the page lives. After a failure the answers from which it was
 * rendered are checked: an odd one fails where it is read, and the part is tried once more.
 */
export function Part({ children, ...recovery }: Recovery & { children: ReactNode }) {
  return (
    <ErrorBoundary fallbackRender={(failure) => <Recovering {...failure} {...recovery} />}>
      {children}
    </ErrorBoundary>
  );
}

function Recovering({ pending, Failure = PartFailure, ...failure }: Recovery & FallbackProps) {
  const platform = usePlatform();
  const { resetErrorBoundary } = failure;
  const [isChecking, setChecking] = useState(true);
  useEffect(() => {
    void platform
      .checkResponses()
      .catch(() => false)
      .then((wasOdd) => (wasOdd ? resetErrorBoundary() : setChecking(false)));
  }, [platform, resetErrorBoundary]);
  return isChecking ? pending : <Failure {...failure} />;
}

function PartFailure({ resetErrorBoundary }: FallbackProps) {
  const t = useTranslations();
  return (
    <ErrorState
      title={t.common.partFailedTitle()}
      retryLabel={t.common.retry()}
      onRetry={resetErrorBoundary}
    />
  );
}
