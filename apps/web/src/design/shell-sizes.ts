/** What frames every page; screens that stick below the header count with it. */
export const shellSizes = {
  header: '4rem',
  sidebar: '15.5rem',
  sidebarCollapsed: '4.5rem',
  helpPanel: '22rem',
  helpPanelCollapsed: '3.5rem',
} as const;

/** How long a side menu takes to come or go, in ms. Spec §9 Theme and auto-hide transitions */
export const SIDE_MENU_TRANSITION_MS = 300;
