import { type ReactNode, Suspense, useEffect } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useToast } from '../../design/feedback/toast-context.ts';
import { useTranslations } from '../../i18n/translations.ts';

/** Around what is fetched for the widget: the header works without it, and a failure says so and tries again when asked. */
export function WalletBoundary({ children, resetKey }: { children: ReactNode; resetKey: string }) {
  return (
    <ErrorBoundary FallbackComponent={Failure} resetKeys={[resetKey]}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}

function Failure({ resetErrorBoundary }: FallbackProps) {
  const t = useTranslations();
  const toast = useToast();
  useEffect(() => {
    toast({
      tone: 'danger',
      title: t.common.loadFailedTitle(),
      description: t.common.loadFailedText(),
      action: { label: t.common.retry(), onAction: resetErrorBoundary },
    });
  }, [toast, t, resetErrorBoundary]);
  return null;
}
