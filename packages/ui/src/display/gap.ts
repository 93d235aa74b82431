/** Space between the children of a row, grid or column. */
export const gap = {
  none: { gap: 0 },
  xs: { gap: '$1' },
  sm: { gap: '$2' },
  snug: { gap: '$3' },
  md: { gap: '$4' },
  lg: { gap: '$6' },
  xl: { gap: '$10' },
  '2xl': { gap: '$16' },
};

const column = { display: 'flex', flexDirection: 'column' } as const;

/** Makes an element a column with space between its children, so that no `Stack` is needed inside it. */
export const columnGap = {
  xs: { ...column, ...gap.xs },
  sm: { ...column, ...gap.sm },
  snug: { ...column, ...gap.snug },
  md: { ...column, ...gap.md },
  lg: { ...column, ...gap.lg },
  xl: { ...column, ...gap.xl },
  '2xl': { ...column, ...gap['2xl'] },
};
