/** Style of a column next to the page, which fills the window below the header. */
export const sideColumn = {
  position: 'sticky',
  top: 'var(--header-bar)',
  zIndex: '$sidebar',
  height: 'calc(100dvh - var(--header-bar))',
  background: '$surface',
} as const;
