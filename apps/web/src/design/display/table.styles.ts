import { styled } from '../stitches.config.ts';

// What Table is made of.

export const Region = styled('div', { overflowX: 'auto', minWidth: 0, borderRadius: '$sm' });

export const Caption = styled('caption', {
  paddingBottom: '$3',
  textAlign: 'left',
  fontSize: '$sm',
  color: '$textMuted',
});

export const HeadGroup = styled('thead', {});
export const Group = styled('tbody', {});
export const Row = styled('tr', {});

export const Head = styled('th', {
  paddingBlock: '$2',
  paddingInline: '$3',
  textAlign: 'left',
  fontSize: '$sm',
  fontWeight: '$medium',
  color: '$textMuted',
  whiteSpace: 'nowrap',
  borderBottom: '1px solid $colors$border',
  '&:first-child': { paddingLeft: 0 },
  '&:last-child': { paddingRight: 0 },
  variants: { numeric: { true: { textAlign: 'right' } }, sortable: { true: {} } },
});

export const Sort = styled('button', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$1',
  minHeight: '$controlSmall',
  marginInline: '-$2',
  paddingInline: '$2',
  background: 'none',
  border: 0,
  borderRadius: '$sm',
  fontWeight: 'inherit',
  whiteSpace: 'nowrap',
  '& svg': { width: '0.875rem', height: '0.875rem' },
  '&:hover': { color: '$text', background: '$surfaceSunken' },
  '[aria-sort="ascending"] > &, [aria-sort="descending"] > &': { color: '$text', fontWeight: '$semibold' },
  '@mobile': { minHeight: '$touch' },
});

export const Cell = styled('td', {
  padding: '$4 $3',
  textAlign: 'left',
  verticalAlign: 'middle',
  fontWeight: 'inherit',
  lineHeight: '$snug',
  borderBottom: '1px solid $colors$border',
  '&:first-child': { paddingLeft: 0 },
  '&:last-child': { paddingRight: 0 },
  'tr:last-child > &': { borderBottom: 0 },
  variants: {
    numeric: {
      true: { textAlign: 'right', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums lining-nums' },
    },
  },
});

const hiddenHead = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
};

export const Root = styled('table', {
  variants: {
    phone: {
      scroll: {},
      cards: {
        '@mobile': {
          display: 'block',
          '& caption, & thead, & tbody, & tr, & td, & th': { display: 'block' },
          // Of the head only what can be pressed stays in sight.
          [`& ${Head}`]: { ...hiddenHead, border: 0 },
          '& thead tr': { display: 'flex', flexWrap: 'wrap', gap: '$2' },
          [`& ${Head}:has(button)`]: {
            position: 'static',
            width: 'auto',
            height: 'auto',
            overflow: 'visible',
            clipPath: 'none',
          },
          '& tbody tr': { paddingBlock: '$4', borderBottom: '1px solid $colors$border' },
          '& tbody tr:last-child': { borderBottom: 0, paddingBottom: 0 },
          [`& ${Cell}`]: {
            display: 'flex',
            justifyContent: 'space-between',
            alignItems: 'center',
            gap: '$4',
            padding: '$1 0',
            border: 0,
            textAlign: 'right',
            whiteSpace: 'normal',
          },
          '& [data-name]::before': {
            content: 'attr(data-name)',
            flexShrink: 0,
            color: '$textMuted',
            fontSize: '$sm',
            textAlign: 'left',
          },
          [`& ${Cell}[role="rowheader"]`]: { paddingBottom: '$2', textAlign: 'left' },
        },
      },
    },
  },
});
