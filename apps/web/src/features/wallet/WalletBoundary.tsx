import { type ReactNode, Suspense, useEffect } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useToast } from '../../design/feedback/toast-context.ts';
import { useWords } from '../../i18n/words.ts';

/** Around what is fetched for the widget: the header works without it, and a failure says so and tries again when asked. */
export function WalletBoundary({ children, resetKey }: { children: ReactNode; resetKey: string }) {
  return (
    <ErrorBoundary FallbackComponent={Failure} resetKeys={[resetKey]}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}

function Failure({ resetErrorBoundary }: FallbackProps) {
  const words = useWords();
  const toast = useToast();
  useEffect(() => {
    toast({
      tone: 'danger',
      title: words.common.loadFailedTitle(),
      description: words.common.loadFailedText(),
      action: { label: words.common.retry(), onAction: resetErrorBoundary },
    });
  }, [toast, words, resetErrorBoundary]);
  return null;
}
