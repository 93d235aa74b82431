import {
  type ReactNode,
  Suspense,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { Button } from '../../design/controls/Button.tsx';
import { Stack } from '../../design/display/Layout.tsx';
import { SIDE_MENU_TRANSITION_MS, shellSizes } from '../../design/shell-sizes.ts';
import { keyframes, styled } from '../../design/stitches.config.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { isBusinessPath, sectionOfHash } from '../../shared/business/business-sections.ts';
import { Data } from '../../shared/data/Data.tsx';
import { Note } from '../../shared/page/Note.tsx';
import { useSideMenus } from '../../shared/side-menus.ts';
import { useSidebarCode } from './sidebar-code.ts';

const time = `${SIDE_MENU_TRANSITION_MS}ms`;

/** The left sidebar: beside the page, or a drawer over it on phones. Spec §2 Shell */
export function Sidebar() {
  const { presentation } = useSideMenus();
  useSectionOfAddress();
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

const slide = keyframes({ from: { transform: 'translateX(-100%)' } });
const fade = keyframes({ from: { opacity: 0 } });

/** The browser's modal dialog at the left edge: it traps the focus, closes on Escape and restores the focus. */
const Drawer = styled('dialog', {
  position: 'fixed',
  inset: '0 auto 0 0',
  width: 'min(20rem, calc(100vw - 3rem))',
  height: '100dvh',
  maxWidth: 'none',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  borderRight: '1px solid $colors$border',
  background: '$surface',
  color: '$text',
  boxShadow: '$overlay',
  overflow: 'hidden auto',
  overscrollBehavior: 'contain',
  // It slides out where the browser can keep it displayed until then; elsewhere it disappears immediately.
  transform: 'translateX(-100%)',
  transition: `transform ${time} ease, overlay ${time} allow-discrete, display ${time} allow-discrete`,
  '&[open]': { transform: 'none', animation: `${slide} ${time} cubic-bezier(0.2, 0.8, 0.2, 1)` },
  '&::backdrop': {
    background: 'color-mix(in srgb, $colors$shade 56%, transparent)',
    animation: `${fade} ${time} ease`,
  },
});

function DrawerSidebar() {
  const t = useTranslations();
  const { left, closeDrawer } = useSideMenus();
  const isOpen = left === 'expanded';
  const frame = useRef<HTMLDialogElement>(null);
  // Nothing is fetched before it is first opened, and it keeps its content while it slides out.
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);

  useLayoutEffect(() => {
    const dialog = frame.current;
    if (!isOpen || !dialog) return;
    dialog.showModal();
    return () => dialog.close();
  }, [isOpen]);

  const closeFromBackdrop = (event: SyntheticEvent) => {
    if (event.target === event.currentTarget) closeDrawer();
  };
  return (
    <Drawer
      ref={frame}
      aria-label={t.shell.mainNavigation()}
      onClose={closeDrawer}
      onClick={closeFromBackdrop}
    >
      {wasOpened ? (
        <Loaded>
          <DrawerSidebarContent />
        </Loaded>
      ) : null}
    </Drawer>
  );
}

function DrawerSidebarContent() {
  const { DrawerContent } = useSidebarCode();
  return (
    <Data>
      <DrawerContent />
    </Data>
  );
}

/** Around lazy content: the frame is empty until the code is loaded, and a failure can be retried. */
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
    <Stack gap="sm" align="start" role="alert" css={{ padding: '$3' }}>
      <Note>{t.common.loadFailedText()}</Note>
      <Button variant="secondary" size="sm" onClick={resetErrorBoundary}>
        {t.common.retry()}
      </Button>
    </Stack>
  );
}

/** An address with the hash of a section, opened from outside the app, starts at that section. */
function useSectionOfAddress(): void {
  useEffect(() => {
    const { pathname, hash } = window.location;
    const section = sectionOfHash(hash);
    if (!section || !isBusinessPath(pathname)) return;
    let stopScrolling: (() => void) | undefined;
    let isUnmounted = false;
    import('../../shared/business/scroll-to-section.ts').then(
      ({ scrollToSection }) => {
        if (!isUnmounted) stopScrolling = scrollToSection(section);
      },
      // The page is still there, from its top.
      () => undefined,
    );
    return () => {
      isUnmounted = true;
      stopScrolling?.();
    };
  }, []);
}
