import { type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslations } from '../../i18n/translations.ts';
import { Data } from '../../shared/data/Data.tsx';
import { useSideMenus } from '../../shared/side-menus.ts';
import { DrawerFrame } from './drawer-frame.ts';
import { SidebarBoundary } from './SidebarBoundary.tsx';
import { useSidebarCode } from './sidebar-code.ts';

/** The sidebar of phones: over the page and modal. */
export function SidebarDrawer() {
  const t = useTranslations();
  const { left, closeDrawer } = useSideMenus();
  const isOpen = left === 'expanded';
  const frame = useRef<HTMLDialogElement>(null);
  // Nothing is asked for before it is first opened, and it keeps its content while it slides away.
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);

  useLayoutEffect(() => {
    const dialog = frame.current;
    if (!isOpen || !dialog) return;
    dialog.showModal();
    return () => dialog.close();
  }, [isOpen]);

  const beside = (event: SyntheticEvent) => {
    if (event.target === event.currentTarget) closeDrawer();
  };
  return (
    <DrawerFrame ref={frame} aria-label={t.shell.mainNavigation()} onClose={closeDrawer} onClick={beside}>
      {wasOpened ? (
        <SidebarBoundary>
          <Content />
        </SidebarBoundary>
      ) : null}
    </DrawerFrame>
  );
}

function Content() {
  const { DrawerContent } = useSidebarCode();
  return (
    <Data>
      <DrawerContent />
    </Data>
  );
}
