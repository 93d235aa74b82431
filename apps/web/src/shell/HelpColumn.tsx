import { useSearch } from 'wouter';
import { SIDE_MENU_TRANSITION_MS, shellSizes } from '../design/shell-sizes.ts';
import { styled } from '../design/stitches.config.ts';
import { Optional } from '../shared/loading/Optional.tsx';
import { useSideMenus } from '../shared/side-menus.ts';
import { useShellSlots } from './slots.ts';

// It has its width before the panel's code is loaded, so nothing shifts. Where the page would get too narrow to read,
// the open panel overlaps the page's edge instead. A phone, which hydrates a page that was drawn for a desktop, needs no
// rule that is not in its document: the browser would style the whole page again.
const Column = styled('div', {
  display: 'flex',
  justifyContent: 'flex-end',
  flexShrink: 0,
  width: 0,
  transition: `width ${SIDE_MENU_TRANSITION_MS}ms ease`,
  variants: {
    state: {
      hidden: {},
      collapsed: { width: shellSizes.helpPanelCollapsed },
      open: {
        width: shellSizes.helpPanelCollapsed,
        '& > *': { boxShadow: '$overlay' },
        '@media (min-width: 90rem)': { width: shellSizes.helpPanel, '& > *': { boxShadow: 'none' } },
      },
      drawer: {},
    },
  },
});

/** The column of the help panel and of guides, whose code is fetched once they are shown. */
export function HelpColumn() {
  const { right, presentation } = useSideMenus();
  const { helpPanel, guide } = useShellSlots();
  const isGuided = useSearch().includes('guide=');
  return (
    <Column id="help" state={presentation === 'drawer' ? 'drawer' : right}>
      {right === 'hidden' ? null : <Optional>{helpPanel}</Optional>}
      {isGuided ? <Optional>{guide}</Optional> : null}
    </Column>
  );
}
