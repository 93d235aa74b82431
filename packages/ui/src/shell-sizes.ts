/** Sizes of the page frame. Screens need them for elements that stick below the header. */
export const shellSizes = {
  /** Includes the status bar of a phone that shows it over the page. */
  header: 'calc(4rem + env(safe-area-inset-top, 0px))',
  sidebar: '15.5rem',
  sidebarCollapsed: '4.5rem',
  helpPanel: '22rem',
  helpPanelCollapsed: '3.5rem',
  /** Bar at the bottom of a phone. */
  tabBar: '3.5rem',
  actionBar: '4rem',
} as const;

/** Duration of showing or hiding a side menu, in ms. Spec §9 Theme and auto-hide transitions */
export const SIDE_MENU_TRANSITION_MS = 300;
