import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { ErrorState } from '../feedback/ErrorState.tsx';
import { useTexts, useUi } from '../provider/UiProvider.tsx';

type Recovery = {
  /** Shown during a retry. */
  pending?: ReactNode;
  /** Shown if the retry fails. Default: a message. */
  Failure?: ComponentType<FallbackProps>;
};

type SectionErrorBoundaryProps = Recovery & {
  /** Called before a retry. */
  onReset?: () => void;
  children: ReactNode;
};

/**
 * A page section with its own error boundary, so that the rest of the page keeps working. After its first failure, the
 * app looks for the cause (`useRecovery`). If it found one, the section is rendered once more.
 */
export function SectionErrorBoundary({
  children,
  onReset,
  pending,
  Failure = SectionFailure,
}: SectionErrorBoundaryProps) {
  const [isChecked, setChecked] = useState(false);
  return (
    <ErrorBoundary
      {...(onReset && { onReset })}
      fallbackRender={(failure) =>
        isChecked ? (
          <Failure {...failure} />
        ) : (
          <Recover onEnd={() => setChecked(true)} onRecovered={failure.resetErrorBoundary}>
            {pending}
          </Recover>
        )
      }
    >
      {children}
    </ErrorBoundary>
  );
}

type RecoverProps = { onEnd: () => void; onRecovered: () => void; children: ReactNode };

function Recover({ onEnd, onRecovered, children }: RecoverProps) {
  const recover = useUi().useRecovery();
  const end = useEffectEvent((canHelp: boolean) => {
    onEnd();
    if (canHelp) onRecovered();
  });
  useEffect(() => {
    void recover()
      .catch(() => false)
      .then((canHelp) => end(canHelp));
  }, [recover]);
  return children;
}

function SectionFailure({ resetErrorBoundary }: FallbackProps) {
  const t = useTexts();
  return <ErrorState title={t.common.partFailedTitle()} onRetry={resetErrorBoundary} />;
}
