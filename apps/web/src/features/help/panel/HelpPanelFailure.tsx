import type { FallbackProps } from 'react-error-boundary';
import { Dialog } from '../../../design/feedback/Dialog.tsx';
import { ErrorState } from '../../../design/feedback/ErrorState.tsx';
import { useWords } from '../../../i18n/words.ts';
import { useSideMenus } from '../../../shared/side-menus.ts';
import { Panel, Rail } from './panel.styles.ts';

/** The words of the panel could not be fetched: said where the panel would be, with a way to try again. */
export function HelpPanelFailure({ resetErrorBoundary }: FallbackProps) {
  const words = useWords();
  const { right, presentation, closeDrawer } = useSideMenus();
  const title = words.common.loadFailedTitle();
  const failure = (
    <ErrorState
      title={title}
      description={words.common.loadFailedText()}
      retryLabel={words.common.retry()}
      onRetry={resetErrorBoundary}
    />
  );
  if (presentation === 'drawer') {
    return (
      <Dialog open onClose={closeDrawer} title={title} closeLabel={words.common.close()}>
        {failure}
      </Dialog>
    );
  }
  return right === 'open' ? <Panel aria-label={title}>{failure}</Panel> : <Rail aria-label={title} />;
}
