import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { Button } from '../../design/controls/Button.tsx';
import { Stack } from '../../design/display/Layout.tsx';
import { Text } from '../../design/display/Text.tsx';
import { useTranslations } from '../../i18n/translations.ts';

/** Around what is in the sidebar: its frame stands empty until the code is here, and a failure can be tried again. */
export function SidebarBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary FallbackComponent={SidebarFailure}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}

function SidebarFailure({ resetErrorBoundary }: FallbackProps) {
  const t = useTranslations();
  return (
    <Stack gap="sm" align="start" role="alert" css={{ padding: '$3' }}>
      <Text size="sm" tone="muted">
        {t.common.loadFailedText()}
      </Text>
      <Button variant="secondary" size="sm" onClick={resetErrorBoundary}>
        {t.common.retry()}
      </Button>
    </Stack>
  );
}
