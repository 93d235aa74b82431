import { SIDE_MENU_TRANSITION_MS, shellSizes } from '@gli/ui';
import { styled } from '@gli/ui/styles';

// Has its final width before the panel's code loads, to avoid shifts. If the page would become too narrow to
// read, the open panel overlaps its edge instead. Phones hydrate a page that was prerendered for desktops, so
// they must not need any rules that the document lacks. Adding rules would restyle the whole page.
export const Column = styled('div', {
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
