import type { ReactNode } from 'react';
import { styled } from '../stitches.config.ts';

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
    },
  },
});
const Entry = styled('div', {
  minWidth: 0,
  variants: {
    layout: {
      rows: {
        display: 'flex',
        justifyContent: 'space-between',
        alignItems: 'baseline',
        gap: '$4',
        paddingBlock: '$3',
        '& + &': { borderTop: '1px solid $colors$border' },
        '& > dd': { textAlign: 'right' },
      },
      compact: {
        display: 'flex',
        justifyContent: 'space-between',
        gap: '$3',
        '& > dd': { fontWeight: '$semibold', textAlign: 'right' },
      },
      grid: { display: 'flex', flexDirection: 'column', gap: '$1' },
    },
    strong: {
      true: {
        '& > dd': { fontSize: '$lg', fontWeight: '$bold' },
        '& > dt': { color: '$text', fontWeight: '$semibold' },
      },
    },
  },
});
const Term = styled('dt', { color: '$textMuted', fontSize: '$sm', lineHeight: '$snug', flexShrink: 0 });
const Description = styled('dd', {
  minWidth: 0,
  fontWeight: '$medium',
  lineHeight: '$snug',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums lining-nums',
});

type DescriptionItem = {
  term: string;
  description: ReactNode;
  /** True to emphasize the row, e.g. a total. */
  strong?: boolean | undefined;
};

type DescriptionListProps = {
  /** Items without a description (null, undefined) are omitted. */
  items: readonly DescriptionItem[];
  /** `rows` looks like a receipt, `compact` fits a narrow panel, `grid` shows facts side by side. */
  layout?: 'rows' | 'compact' | 'grid' | undefined;
};

/** Terms and values, such as costs or an asset's facts. */
export function DescriptionList({ items, layout = 'rows' }: DescriptionListProps) {
  return (
    <Root layout={layout}>
      {items.map(({ term, description, strong = false }) =>
        description === null || description === undefined ? null : (
          <Entry key={term} layout={layout} strong={strong}>
            <Term>{term}</Term>
            <Description>{description}</Description>
          </Entry>
        ),
      )}
    </Root>
  );
}
