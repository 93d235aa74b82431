import { globalCss, styled } from '../../../design/stitches.config.ts';

// What the printed receipt is made of: black on white, whatever the theme, and in points as paper is.

/** While an order is open, only its receipt is printed: it stands beside the app in the body, not inside it. */
export const applyReceiptPrint = globalCss({
  '@media print': {
    'body:has(> [data-receipt]) > :not([data-receipt])': { display: 'none' },
    'html:has(> body > [data-receipt]), body:has(> [data-receipt])': {
      colorScheme: 'light',
      background: 'none',
      minHeight: 0,
    },
  },
});

const hairline = '1px solid GrayText';

export const Sheet = styled('article', {
  display: 'none',
  colorScheme: 'light',
  color: 'CanvasText',
  background: 'Canvas',
  fontSize: '10.5pt',
  lineHeight: 1.5,
  '@media print': { display: 'block' },
  '& h1': { fontSize: '20pt', fontWeight: '$bold' },
  '& h2': { fontSize: '11pt', fontWeight: '$bold', marginTop: '18pt', marginBottom: '4pt' },
  '& table': { breakInside: 'auto' },
  '& tr': { breakInside: 'avoid' },
  '& th, & td': { padding: '5pt 6pt', textAlign: 'left', verticalAlign: 'top', borderBottom: hairline },
  '& th:first-child, & td:first-child': { paddingLeft: 0 },
  '& th:last-child, & td:last-child': { paddingRight: 0 },
  '& [data-figure]': { textAlign: 'right', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  '& tbody th': { fontWeight: '$semibold' },
  '& tfoot tr:last-child > *': { fontWeight: '$bold', fontSize: '12pt', borderBottom: 0 },
});
export const Head = styled('header', {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  paddingBottom: '8pt',
  borderBottom: '2px solid CanvasText',
});
export const Facts = styled('dl', {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '2pt 14pt',
  marginTop: '12pt',
  '& dd': { fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
});
export const Foot = styled('footer', {
  marginTop: '24pt',
  paddingTop: '8pt',
  borderTop: hairline,
  fontSize: '8.5pt',
});
