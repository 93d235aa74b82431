import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import Menu from 'lucide-react/icons/menu';
import { IconButton } from '../../design/controls/IconButton.tsx';
import { useTranslations } from '../../i18n/translations.ts';
import { useSideMenus } from '../../shared/side-menus.ts';
import { loadSidebar } from '../sidebar/sidebar-code.ts';

// Where it fails, the opened sidebar says so.
const fetchAhead = () => void loadSidebar().catch(() => undefined);

/** Opens and closes the left sidebar, on phones its drawer. */
export function LeftToggle() {
  const t = useTranslations();
  const { left, presentation, toggleLeft } = useSideMenus();
  const isOpen = left === 'expanded';
  return (
    <IconButton
      label={isOpen ? t.shell.closeMenu() : t.shell.openMenu()}
      aria-expanded={isOpen}
      {...(presentation === 'drawer' ? { 'aria-haspopup': 'dialog' } : { 'aria-controls': 'sidebar' })}
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
      onClick={toggleLeft}
    >
      <Menu aria-hidden />
    </IconButton>
  );
}

/** Opens and closes the help panel on the right. */
export function RightToggle() {
  const t = useTranslations();
  const { right, presentation, toggleRight } = useSideMenus();
  const isOpen = right === 'open';
  return (
    <IconButton
      label={isOpen ? t.shell.closeHelp() : t.shell.openHelp()}
      aria-expanded={isOpen}
      {...(presentation === 'drawer' ? { 'aria-haspopup': 'dialog' } : { 'aria-controls': 'help' })}
      onClick={toggleRight}
    >
      <CircleQuestionMark aria-hidden />
    </IconButton>
  );
}
