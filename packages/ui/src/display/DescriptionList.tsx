import type { ReactNode } from 'react';
import { styled } from '../stitches.config.ts';
import { Inline } from './Layout.tsx';

const Root = styled('dl', {
  display: 'grid',
  minWidth: 0,
  variants: {
    layout: {
      rows: {},
      compact: { gap: '$2', fontSize: '$sm', lineHeight: '$snug' },
      grid: {
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(11rem, 100%), 1fr))',
        gap: '$5 $6',
        '@mobile': { gridTemplateColumns: 'repeat(auto-fill, minmax(min(8rem, 100%), 1fr))' },
      },
      figures: { display: 'flex', flexWrap: 'wrap', gap: '$2 $3' },
    },
  },
});
/** A term and its value at both ends of a line. A value that would break inside a word or number gets its own line. */
const row = {
  display: 'flex',
  flexWrap: 'wrap',
  '& > dd': { flex: '1 1 0', maxWidth: '100%', textAlign: 'right' },
  [`& > dd > ${Inline}`]: { justifyContent: 'flex-end' },
};
const Entry = styled('div', {
  minWidth: 0,
  variants: {
    layout: {
      rows: {
        ...row,
        alignItems: 'baseline',
        columnGap: '$4',
        paddingBlock: '$3',
        '& + &': { borderTop: '1px solid $colors$border' },
      },
      compact: { ...row, columnGap: '$3', '& > dd': { ...row['& > dd'], fontWeight: '$semibold' } },
      grid: { display: 'flex', flexDirection: 'column', gap: '$1' },
      figures: {
        display: 'flex',
        flexDirection: 'column',
        gap: '$half',
        flex: '1 1 auto',
        // As wide as its longest number, so that large text does not break it.
        minWidth: 'auto',
        '& > dt': { fontSize: '$xs', lineHeight: 'inherit' },
        '& > dd': { fontSize: '$lg', fontWeight: '$bold', lineHeight: 'inherit' },
      },
    },
    strong: {
      true: {
        '& > dd': { fontSize: '$lg', fontWeight: '$bold' },
        '& > dt': { color: '$text', fontWeight: '$semibold' },
      },
    },
  },
});
const Term = styled('dt', { color: '$textMuted', fontSize: '$sm', lineHeight: '$snug' });
const Description = styled('dd', {
  fontWeight: '$medium',
  lineHeight: '$snug',
  fontVariantNumeric: 'tabular-nums lining-nums',
});

/** A term and its description. `strong` emphasizes the row, e.g. a total. */
export type DescriptionRow = readonly [term: string, description: ReactNode, look?: 'strong' | undefined];

type DescriptionListProps = {
  /** Rows without a description (null, undefined, an empty text) are omitted. */
  items: readonly DescriptionRow[];
  /**
   * `rows` looks like a receipt, `compact` fits a narrow panel, `grid` shows facts side by side, and `figures` shows a
   * card's two main figures.
   */
  layout?: 'rows' | 'compact' | 'grid' | 'figures' | undefined;
};

/** Terms and values, such as costs or an asset's facts. */
export function DescriptionList({ items, layout = 'rows' }: DescriptionListProps) {
  return (
    <Root layout={layout}>
      {items.map(([term, description, look]) =>
        description === null || description === undefined || description === '' ? null : (
          <Entry key={term} layout={layout} strong={look === 'strong'}>
            <Term>{term}</Term>
            <Description>{description}</Description>
          </Entry>
        ),
      )}
    </Root>
  );
}
