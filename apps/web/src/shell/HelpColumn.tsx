import { SIDE_MENU_TRANSITION_MS, shellSizes, styled } from '@gli/ui';
import { useSearch } from 'wouter';
import { useSideMenus } from '@/data';
import { useShellSlots } from './slots.ts';

// Has its final width before the panel's code loads, to avoid shifts. If the page would become too narrow to
// read, the open panel overlaps its edge instead. Phones hydrate a page that was prerendered for desktops, so
// they must not need any rules that the document lacks. Adding rules would restyle the whole page.
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

/** Column for the help panel and the guides. Its content loads on demand. */
export function HelpColumn() {
  const { right, presentation } = useSideMenus();
  const { helpPanel, guide } = useShellSlots();
  const isGuided = useSearch().includes('guide=');
  return (
    <Column id="help" data-side state={presentation === 'drawer' ? 'drawer' : right}>
      {right === 'hidden' ? null : helpPanel}
      {isGuided ? guide : null}
    </Column>
  );
}
