import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { ErrorState } from '@/design';
import { useTranslations } from '@/i18n';
import { usePlatform } from '../platform.ts';

type Recovery = {
  /** Shown during a retry. */
  pending?: ReactNode;
  /** Shown if the retry fails. Default: a message. */
  Failure?: ComponentType<FallbackProps>;
};

type PartProps = Recovery & {
  /** Called before a retry. */
  onReset?: () => void;
  children: ReactNode;
};

/**
 * A page section with its own error boundary, so that the rest of the page keeps working. After a failure, the
 * section's responses are checked: malformed responses fail when they are read, and the section is rendered once more.
 */
export function Part({ children, onReset, ...recovery }: PartProps) {
  return (
    <ErrorBoundary
      {...(onReset && { onReset })}
      fallbackRender={(failure) => <Recovering {...failure} {...recovery} />}
    >
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
  return <ErrorState title={t.common.partFailedTitle()} onRetry={resetErrorBoundary} />;
}
