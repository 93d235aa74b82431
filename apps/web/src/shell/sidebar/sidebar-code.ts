import { loadData } from '../../shared/data/Data.tsx';
import { lazyModule } from '../../shared/loading/lazy-module.ts';

/** The content of the sidebar, which the first page starts without. */
export const { load: loadSidebar, useModule: useSidebarCode } = lazyModule(async () => {
  const [{ SidebarContent }, { SidebarDrawer }] = await Promise.all([
    import('./SidebarContent.tsx'),
    import('./SidebarDrawer.tsx'),
    loadData(),
  ]);
  return { SidebarContent, SidebarDrawer };
});
