import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
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

type SectionErrorBoundaryProps = Recovery & {
  /** Called before a retry. */
  onReset?: () => void;
  children: ReactNode;
};

/**
 * A page section with its own error boundary, so that the rest of the page keeps working. After its first failure, all
 * responses are checked. If any was malformed, reading it now fails, and the section is rendered once more.
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
          <ResponseCheck onEnd={() => setChecked(true)} onMalformed={failure.resetErrorBoundary}>
            {pending}
          </ResponseCheck>
        )
      }
    >
      {children}
    </ErrorBoundary>
  );
}

type ResponseCheckProps = { onEnd: () => void; onMalformed: () => void; children: ReactNode };

function ResponseCheck({ onEnd, onMalformed, children }: ResponseCheckProps) {
  const platform = usePlatform();
  const end = useEffectEvent((wasMalformed: boolean) => {
    onEnd();
    if (wasMalformed) onMalformed();
  });
  useEffect(() => {
    void platform
      .checkResponses()
      .catch(() => false)
      .then((wasMalformed) => end(wasMalformed));
  }, [platform]);
  return children;
}

function SectionFailure({ resetErrorBoundary }: FallbackProps) {
  const t = useTranslations();
  return <ErrorState title={t.common.partFailedTitle()} onRetry={resetErrorBoundary} />;
}
