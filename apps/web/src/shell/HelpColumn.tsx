import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useSearch } from 'wouter';
import { SIDE_MENU_TRANSITION_MS, shellSizes } from '../design/shell-sizes.ts';
import { styled } from '../design/stitches.config.ts';
import { useSideMenus } from '../shared/side-menus.ts';
import { useShellSlots } from './slots.ts';

// Its width is kept free before the panel's code is here, so nothing shifts. Where the page beside it would get too
// narrow to read, the open panel lies over the page's edge instead.
const Column = styled('div', {
  display: 'flex',
  justifyContent: 'flex-end',
  flexShrink: 0,
  transition: `width ${SIDE_MENU_TRANSITION_MS}ms ease`,
  variants: {
    state: {
      hidden: { width: 0 },
      collapsed: { width: shellSizes.helpPanelCollapsed },
      open: {
        width: shellSizes.helpPanelCollapsed,
        '& > *': { boxShadow: '$overlay' },
        '@media (min-width: 90rem)': { width: shellSizes.helpPanel, '& > *': { boxShadow: 'none' } },
      },
      drawer: { width: 0 },
    },
  },
});

/** The place of the help panel, and its code once it is shown. The page works without it. */
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

/** The page works without it. */
function Optional({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}
