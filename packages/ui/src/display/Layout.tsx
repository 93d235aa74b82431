import { styled } from '../stitches.config.ts';
import { columnGap, gap } from './gap.ts';

const align = {
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
  stretch: { alignItems: 'stretch' },
};

/** Stacks its children in a column. */
export const Stack = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  variants: { gap, align },
  defaultVariants: { gap: 'md' },
});

/** Places its children in a row that wraps. */
export const Inline = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  minWidth: 0,
  variants: {
    gap,
    align,
    justify: {
      start: { justifyContent: 'flex-start' },
      center: { justifyContent: 'center' },
      end: { justifyContent: 'flex-end' },
      between: { justifyContent: 'space-between' },
    },
    nowrap: {
      true: { flexWrap: 'nowrap' },
      /** Wraps only on phones with large text. */
      normalText: { flexWrap: 'nowrap', '@largeText': { flexWrap: 'wrap' } },
    },
  },
  defaultVariants: { gap: 'sm', align: 'center' },
});

const columns = (minWidth: string) => ({
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${minWidth}, 100%), 1fr))`,
});

/**
 * Equal columns, as many as fit. `min` is the min width of a column. On phones, `xs` and `sm` show figures in
 * two columns.
 */
export const Grid = styled('div', {
  display: 'grid',
  minWidth: 0,
  variants: {
    gap,
    min: {
      xs: { ...columns('9rem'), '@mobile': columns('8rem') },
      sm: { ...columns('13rem'), '@mobile': columns('8rem') },
      md: columns('18rem'),
      lg: columns('24rem'),
      /** Columns for form fields, which fill the row. */
      fields: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))', alignItems: 'start' },
    },
    /** Stretches the last row to the full width, for a small, fixed number of cards. */
    filled: { true: { display: 'flex', flexWrap: 'wrap', '& > *': { flex: '1 1 18rem' } } },
  },
  defaultVariants: { gap: 'lg', min: 'md' },
});

const sideBySide = { gridTemplateColumns: 'var(--columns)' };

/** Makes `Split` and other container queries use its width instead of the window's, which sidebars reduce. */
export const QueryContainer = styled('div', { containerType: 'inline-size' });

/** Columns, stacked in a narrow window or container. `--columns` sets their widths. Default: two equal columns. */
export const Split = styled('div', {
  '--columns': 'repeat(2, minmax(0, 1fr))',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  variants: {
    gap: {
      ...gap,
      /** Between the columns of a page. */
      page: { gap: '$10 $8' },
    },
    align,
    /** Min width for showing the columns. */
    from: {
      always: sideBySide,
      bp1: { '@bp1': sideBySide },
      bp2: { '@bp2': sideBySide },
      container: { '@container (min-width: 56rem)': sideBySide },
    },
  },
  defaultVariants: { gap: 'lg', align: 'start' },
});

/** The page's centered column with its margins. `gap` stacks its children. */
export const Container = styled('div', {
  width: '100%',
  maxWidth: '$page',
  marginInline: 'auto',
  paddingInline: '$8',
  '@mobile': { paddingInline: '$4' },
  variants: { width: { page: {}, prose: { maxWidth: '$prose' } }, gap: columnGap },
});

/** A thin line between groups. */
export const Divider = styled('hr', { border: 0, borderTop: '1px solid $colors$border', width: '100%' });

/** Shows its children only in some windows. It uses CSS, because the window's width is unknown during prerendering. */
export const Only = styled('div', {
  display: 'contents',
  variants: {
    window: {
      /** Wider than a phone. */
      aboveMobile: { '@mobile': { display: 'none' } },
      /** Narrower than 1024 px. */
      belowBp2: { '@bp2': { display: 'none' } },
      /** From 1024 px. */
      bp2: { '@belowBp2': { display: 'none' } },
    },
  },
});
