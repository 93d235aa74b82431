import BookOpen from 'lucide-react/icons/book-open';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import MessageCircle from 'lucide-react/icons/message-circle';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../../../design/controls/IconButton.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { type HelpTab, helpTabs } from './help-tab.ts';
import { Rail } from './panel.styles.ts';

const icons = { help: CircleQuestionMark, guide: BookOpen, chat: MessageCircle };

type HelpRailProps = {
  /** The tab chosen last: its button takes the focus that comes back from the panel. */
  tab: HelpTab;
  takesFocus: RefObject<boolean>;
  onOpen: (tab: HelpTab) => void;
};

/** The collapsed panel: one button for each tab. Spec §2 Right help panel */
export function HelpRail({ tab, takesFocus, onOpen }: HelpRailProps) {
  const t = useTranslations();
  const last = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (!takesFocus.current) return;
    takesFocus.current = false;
    last.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <Rail aria-label={t.helpPanel.title()}>
      {helpTabs.map((each) => {
        const Icon = icons[each];
        return (
          <IconButton
            key={each}
            ref={each === tab ? last : undefined}
            label={t.helpPanel.openTab({ tab: t.helpPanel[each]() })}
            aria-expanded={false}
            onClick={() => onOpen(each)}
          >
            <Icon aria-hidden />
          </IconButton>
        );
      })}
    </Rail>
  );
}
