import { Dialog, ErrorState } from '@gli/ui';
import type { FallbackProps } from 'react-error-boundary';
import { useSideMenus } from '@/data';
import { useTranslations } from '@/i18n';
import { Panel, SidePanel } from './DockedPanel.styles.ts';

/** Error with a retry button, shown in place of a panel that failed to load. */
export function HelpPanelFailure({ resetErrorBoundary }: FallbackProps) {
  const t = useTranslations();
  const { right, presentation, closeDrawer } = useSideMenus();
  const title = t.common.loadFailedTitle();
  const failure = (
    <ErrorState title={title} description={t.common.loadFailedText()} onRetry={resetErrorBoundary} />
  );
  if (presentation === 'drawer') {
    return (
      <Dialog open onClose={closeDrawer} title={title}>
        {failure}
      </Dialog>
    );
  }
  return right === 'open' ? <Panel aria-label={title}>{failure}</Panel> : <SidePanel aria-label={title} />;
}
