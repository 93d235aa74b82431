import { SIDE_MENU_TRANSITION_MS, shellSizes, sideColumn } from '@gli/ui';
import { keyframes, styled } from '@gli/ui/styles';

const arrive = keyframes({ from: { opacity: 0, transform: 'translateX(1rem)' } });

const column = {
  ...sideColumn,
  alignSelf: 'flex-start',
  flexShrink: 0,
  borderLeft: '1px solid $colors$border',
} as const;

export const SidePanel = styled('aside', {
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
  padding: '$2 $5 $6',
});

export const Sliding = styled('div', {
  '@motion': { animation: `${arrive} ${SIDE_MENU_TRANSITION_MS}ms cubic-bezier(0.2, 0.8, 0.2, 1)` },
});
