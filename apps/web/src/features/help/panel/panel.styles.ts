import { SIDE_MENU_TRANSITION_MS, shellSizes } from '../../../design/shell-sizes.ts';
import { keyframes, styled } from '../../../design/stitches.config.ts';

// What the help panel is made of. It stands below the header, as high as the window, while the page scrolls.

const arrive = keyframes({ from: { opacity: 0, transform: 'translateX(1rem)' } });

const column = {
  position: 'sticky',
  top: shellSizes.header,
  zIndex: '$sidebar',
  alignSelf: 'flex-start',
  flexShrink: 0,
  height: `calc(100dvh - ${shellSizes.header})`,
  background: '$surface',
  borderLeft: '1px solid $colors$border',
} as const;

export const Rail = styled('aside', {
  ...column,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '$1',
  width: shellSizes.helpPanelCollapsed,
  paddingTop: '$3',
});

export const Panel = styled('aside', {
  ...column,
  width: shellSizes.helpPanel,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Room at the end for the theme switcher, which floats over the corner.
  padding: '$2 $5 $24',
});

export const Sliding = styled('div', {
  '@motion': { animation: `${arrive} ${SIDE_MENU_TRANSITION_MS}ms cubic-bezier(0.2, 0.8, 0.2, 1)` },
});

export const Head = styled('div', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginRight: '-$3',
});

/** As high as the highest of the tabs on a phone, so that the drawer does not jump between them. */
export const Drawer = styled('div', { minHeight: 'min(31rem, 70dvh)' });
