import type { FallbackProps } from 'react-error-boundary';
import { Dialog } from '../../../design/feedback/Dialog.tsx';
import { ErrorState } from '../../../design/feedback/ErrorState.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { useSideMenus } from '../../../shared/side-menus.ts';
import { Panel, Rail } from './panel.styles.ts';

/** The words of the panel could not be fetched: said where the panel would be, with a way to try again. */
export function HelpPanelFailure({ resetErrorBoundary }: FallbackProps) {
  const t = useTranslations();
  const { right, presentation, closeDrawer } = useSideMenus();
  const title = t.common.loadFailedTitle();
  const failure = (
    <ErrorState
      title={title}
      description={t.common.loadFailedText()}
      retryLabel={t.common.retry()}
      onRetry={resetErrorBoundary}
    />
  );
  if (presentation === 'drawer') {
    return (
      <Dialog open onClose={closeDrawer} title={title} closeLabel={t.common.close()}>
        {failure}
      </Dialog>
    );
  }
  return right === 'open' ? <Panel aria-label={title}>{failure}</Panel> : <Rail aria-label={title} />;
}
