import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import Menu from 'lucide-react/icons/menu';
import { IconButton } from '../../design/controls/IconButton.tsx';
import { useWords } from '../../i18n/words.ts';
import { useSideMenus } from '../../shared/side-menus.ts';
import { loadSidebar } from '../sidebar/sidebar-code.ts';

// Where it fails, the opened sidebar says so.
const fetchAhead = () => void loadSidebar().catch(() => undefined);

/** Opens and closes the left sidebar, on phones its drawer. */
export function LeftToggle() {
  const words = useWords();
  const { left, presentation, toggleLeft } = useSideMenus();
  const isOpen = left === 'expanded';
  return (
    <IconButton
      label={isOpen ? words.shell.closeMenu() : words.shell.openMenu()}
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
  const words = useWords();
  const { right, presentation, toggleRight } = useSideMenus();
  const isOpen = right === 'open';
  return (
    <IconButton
      label={isOpen ? words.shell.closeHelp() : words.shell.openHelp()}
      aria-expanded={isOpen}
      {...(presentation === 'drawer' ? { 'aria-haspopup': 'dialog' } : { 'aria-controls': 'help' })}
      onClick={toggleRight}
    >
      <CircleQuestionMark aria-hidden />
    </IconButton>
  );
}
