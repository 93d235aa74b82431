import { Suspense, useRef, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Dialog } from '../../../design/feedback/Dialog.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { usePlatform } from '../../../shared/platform.ts';
import { useSideMenus } from '../../../shared/side-menus.ts';
import { DockedPanel } from './DockedPanel.tsx';
import { HelpPanelFailure } from './HelpPanelFailure.tsx';
import { HelpRail } from './HelpRail.tsx';
import { HelpTabs } from './HelpTabs.tsx';
import { type HelpTab, keepHelpTab, readHelpTab } from './help-tab.ts';
import { forgetHelpTranslations, useHelpTranslations } from './help-translations.ts';
import { Drawer } from './panel.styles.ts';

/**
 * Help, guides and chat at the right edge: a rail or a panel beside the page, a drawer over it on phones. Drawn where
 * the right side menu is not hidden. Spec §2 Right help panel
 */
export function HelpPanel() {
  const { dictionaries } = usePlatform();
  return (
    <ErrorBoundary FallbackComponent={HelpPanelFailure} onReset={() => forgetHelpTranslations(dictionaries)}>
      <Suspense fallback={null}>
        <LoadedPanel />
      </Suspense>
    </ErrorBoundary>
  );
}

function LoadedPanel() {
  useHelpTranslations();
  const t = useTranslations();
  const { perTab } = usePlatform();
  const { right, presentation, toggleRight, openRight, closeDrawer } = useSideMenus();
  const [tab, setTab] = useState(() => readHelpTab(perTab));
  const takesFocus = useRef(false);
  const choose = (chosen: HelpTab) => {
    setTab(chosen);
    keepHelpTab(perTab, chosen);
  };
  const tabs = <HelpTabs tab={tab} onTabChange={choose} />;
  if (presentation === 'drawer') {
    return (
      <Dialog open onClose={closeDrawer} title={t.helpPanel.title()} closeLabel={t.helpPanel.close()}>
        <Drawer>{tabs}</Drawer>
      </Dialog>
    );
  }
  if (right === 'open') {
    return (
      <DockedPanel takesFocus={takesFocus} onClose={toggleRight}>
        {tabs}
      </DockedPanel>
    );
  }
  return (
    <HelpRail
      tab={tab}
      takesFocus={takesFocus}
      onOpen={(opened) => {
        takesFocus.current = true;
        choose(opened);
        openRight();
      }}
    />
  );
}
