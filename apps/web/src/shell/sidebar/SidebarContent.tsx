import { shellSizes, styled } from '@/design';
import { useShellSlots } from '../slots.ts';
import { SidebarNavigation } from './SidebarNavigation.tsx';

// Has its final width from the start, so that text does not rewrap while the sidebar's width changes.
const Docked = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: '$6',
  minHeight: '100%',
  padding: '$4 $3',
  variants: {
    look: {
      collapsed: { width: `calc(${shellSizes.sidebarCollapsed} - 1px)` },
      expanded: { width: `calc(${shellSizes.sidebar} - 1px)` },
    },
  },
});

/** Content of the docked sidebar: navigation and, if expanded, a connected wallet's balances. */
export function SidebarContent({ look }: { look: 'collapsed' | 'expanded' }) {
  const { balances } = useShellSlots();
  return (
    <Docked look={look}>
      <SidebarNavigation isExpanded={look === 'expanded'} />
      {look === 'expanded' ? balances : null}
    </Docked>
  );
}
