import { use } from 'react';
import { loadData } from '../../shared/data/Data.tsx';

async function fetchCode() {
  const [{ SidebarContent }, { DrawerContent }] = await Promise.all([
    import('./SidebarContent.tsx'),
    import('./DrawerContent.tsx'),
    loadData(),
  ]);
  return { SidebarContent, DrawerContent };
}

type SidebarCode = Awaited<ReturnType<typeof fetchCode>>;

let loading: Promise<SidebarCode> | undefined;

/** Fetches what is in the sidebar, which the first page begins without. A failure is forgotten: the next call tries again. */
export function loadSidebar(): Promise<SidebarCode> {
  loading ??= fetchCode().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** What is in the sidebar; suspends until it has been fetched once. */
export function useSidebarCode(): SidebarCode {
  return use(loadSidebar());
}
