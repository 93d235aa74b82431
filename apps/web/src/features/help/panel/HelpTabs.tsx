import { Tabs } from '../../../design/display/Tabs.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { SupportChat } from '../chat/SupportChat.tsx';
import { GuideList } from './GuideList.tsx';
import { type HelpTab, helpTabs } from './help-tab.ts';
import { PageHelp } from './PageHelp.tsx';

const contents = { help: PageHelp, guide: GuideList, chat: SupportChat };

type HelpTabsProps = { tab: HelpTab; onTabChange: (tab: HelpTab) => void };

/** Help, Guide and Chat. Spec §2 Right help panel */
export function HelpTabs({ tab, onTabChange }: HelpTabsProps) {
  const t = useTranslations();
  return (
    <Tabs
      label={t.helpPanel.tabs()}
      value={tab}
      onValueChange={onTabChange}
      items={helpTabs.map((value) => {
        const Content = contents[value];
        return { value, label: t.helpPanel[value](), content: <Content /> };
      })}
    />
  );
}
