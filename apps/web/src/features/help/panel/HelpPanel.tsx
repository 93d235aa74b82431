import { Dialog, Note, Stack, Tabs } from '@gli/ui';
import { useRef, useState } from 'react';
import { usePlatform, useSideMenus } from '@/data';
import { useTranslations } from '@/i18n';
import { SupportChat } from '../chat/SupportChat.tsx';
import { GuideEntries } from '../guides/GuideEntries.tsx';
import { DockedPanel, HelpRail } from './DockedPanel.tsx';
import { type HelpTab, helpTabs, readHelpTab, saveHelpTab } from './help-tab.ts';
import { PageHelp } from './PageHelp.tsx';

/**
 * Help, guides and chat: a rail or a panel on the right side of the page, or a drawer on phones. Not rendered on pages
 * that hide the right side menu. Spec §2 Right help panel
 */
export function HelpPanel() {
  const t = useTranslations();
  const { perTab } = usePlatform();
  const { right, presentation, toggleRight, openRight, closeDrawer } = useSideMenus();
  const [tab, setTab] = useState(() => readHelpTab(perTab));
  const takesFocus = useRef(false);
  const selectTab = (selected: HelpTab) => {
    setTab(selected);
    saveHelpTab(perTab, selected);
  };
  const tabs = (
    <Tabs
      label={t.helpPanel.tabs()}
      value={tab}
      onValueChange={selectTab}
      items={helpTabs.map((value) => ({ value, label: t.helpPanel[value](), content: contents[value] }))}
    />
  );
  if (presentation === 'drawer') {
    return (
      <Dialog open onClose={closeDrawer} title={t.helpPanel.title()} closeLabel={t.helpPanel.close()}>
        {/* As tall as the tallest tab on a phone, so the drawer does not jump. */}
        <Stack css={{ minHeight: 'min(31rem, 70dvh)' }}>{tabs}</Stack>
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
        selectTab(opened);
        openRight();
      }}
    />
  );
}

const contents = { help: <PageHelp />, guide: <GuideList />, chat: <SupportChat /> };

/** Tab with all guides. Spec §2 Guide, §9 Guides */
function GuideList() {
  const t = useTranslations();
  const { closeDrawer } = useSideMenus();
  return (
    <Stack gap="xs">
      <Note>{t.helpPanel.guidesLead()}</Note>
      {/* The drawer must not cover the guide's page. */}
      <GuideEntries onStart={closeDrawer} />
    </Stack>
  );
}
