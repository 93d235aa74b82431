import { type ReactNode, Suspense, useState } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { Button } from '../../design/controls/Button.tsx';
import { Stack } from '../../design/display/Layout.tsx';
import { SIDE_MENU_TRANSITION_MS, shellSizes } from '../../design/shell-sizes.ts';
import { styled } from '../../design/stitches.config.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Data } from '../../shared/data/Data.tsx';
import { Note } from '../../shared/page/Note.tsx';
import { useSideMenus } from '../../shared/side-menus.ts';
import { useSidebarCode } from './sidebar-code.ts';

const time = `${SIDE_MENU_TRANSITION_MS}ms`;

/** The left sidebar: beside the page, or a drawer over it on phones. Spec §2 Shell */
export function Sidebar() {
  const { presentation } = useSideMenus();
  return presentation === 'drawer' ? <DrawerSidebar /> : <DockedSidebar />;
}

const Column = styled('div', {
  flexShrink: 0,
  transition: `width ${time} ease, visibility ${time}`,
  variants: {
    state: {
      hidden: { width: 0, visibility: 'hidden' },
      collapsed: { width: shellSizes.sidebarCollapsed },
      expanded: { width: shellSizes.sidebar },
    },
  },
});
const Bar = styled('nav', {
  position: 'sticky',
  top: shellSizes.header,
  zIndex: '$sidebar',
  height: `calc(100dvh - ${shellSizes.header})`,
  overflow: 'hidden auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  background: '$surface',
  borderRight: '1px solid $colors$border',
});

function DockedSidebar() {
  const t = useTranslations();
  const { left } = useSideMenus();
  // It keeps its look while it slides out; before it is first shown it is empty.
  const [look, setLook] = useState(left);
  if (left !== 'hidden' && left !== look) setLook(left);
  return (
    <Column id="sidebar" state={left}>
      {look === 'hidden' ? null : (
        <Bar aria-label={t.shell.mainNavigation()}>
          <Loaded>
            <DockedContent look={look} />
          </Loaded>
        </Bar>
      )}
    </Column>
  );
}

function DockedContent({ look }: { look: 'collapsed' | 'expanded' }) {
  const { SidebarContent } = useSidebarCode();
  return (
    <Data>
      <SidebarContent look={look} />
    </Data>
  );
}

/** Nothing is fetched before it is first opened. */
function DrawerSidebar() {
  const { left } = useSideMenus();
  const isOpen = left === 'expanded';
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);
  return wasOpened ? (
    <Loaded>
      <LoadedDrawer />
    </Loaded>
  ) : null;
}

function LoadedDrawer() {
  const { SidebarDrawer } = useSidebarCode();
  return <SidebarDrawer />;
}

/** Around lazy content: nothing shows until the code is loaded, and a failure can be retried. */
function Loaded({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary FallbackComponent={Failure}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}

function Failure({ resetErrorBoundary }: FallbackProps) {
  const t = useTranslations();
  return (
    <Stack
      gap="sm"
      align="start"
      role="alert"
      css={{ padding: '$3', background: '$surface', '@mobile': { position: 'fixed' } }}
    >
      <Note>{t.common.loadFailedText()}</Note>
      <Button variant="secondary" size="sm" onClick={resetErrorBoundary}>
        {t.common.retry()}
      </Button>
    </Stack>
  );
}
