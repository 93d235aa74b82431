import { useEffect } from 'react';
import type { FallbackProps } from 'react-error-boundary';
import { useToast } from '../feedback/toast-context.ts';
import { useTexts } from '../provider/UiProvider.tsx';

/** Toast with a retry button, for a part that failed to load and has no place on the page. */
export function LoadFailureToast({ resetErrorBoundary }: FallbackProps) {
  const t = useTexts();
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
