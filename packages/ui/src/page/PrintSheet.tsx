import { Fragment, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { globalCss, styled } from '../stitches.config.ts';

// While a sheet is mounted, only the sheet is printed. It is in the body, next to the app.
const applySheetPrint = globalCss({
  '@media print': {
    'body:has(> [data-sheet]) > :not([data-sheet])': { display: 'none' },
    'html:has(> body > [data-sheet]), body:has(> [data-sheet])': {
      colorScheme: 'light',
      background: 'none',
      minHeight: 0,
    },
  },
});

// Black on white in every theme, with sizes in points, as is usual on paper.
const hairline = '1px solid GrayText';

const Sheet = styled('article', {
  display: 'none',
  colorScheme: 'light',
  color: 'CanvasText',
  background: 'Canvas',
  fontSize: '10.5pt',
  lineHeight: 1.5,
  '@media print': { display: 'block' },
  '& h1': { fontSize: '20pt', fontWeight: '$bold' },
  '& h2': { fontSize: '11pt', fontWeight: '$bold', marginTop: '18pt', marginBottom: '4pt' },
  // Components have their own colors on the screen, but on paper everything is black.
  '& td *': { color: 'inherit' },
  '& table': { breakInside: 'auto' },
  '& tr': { breakInside: 'avoid' },
  '& th, & td': { padding: '5pt 6pt', textAlign: 'left', verticalAlign: 'top', borderBottom: hairline },
  '& th:first-child, & td:first-child': { paddingLeft: 0 },
  '& th:last-child, & td:last-child': { paddingRight: 0 },
  '& [data-figure]': { textAlign: 'right', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  '& tbody th': { fontWeight: '$semibold' },
  '& tfoot tr:last-child > *': { fontWeight: '$bold', fontSize: '12pt', borderBottom: 0 },
});
const Head = styled('header', {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  paddingBottom: '8pt',
  borderBottom: '2px solid CanvasText',
});
const Facts = styled('dl', {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '2pt 14pt',
  marginTop: '12pt',
  '& dd': { fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
});
const Footer = styled('footer', {
  marginTop: '24pt',
  paddingTop: '8pt',
  borderTop: hairline,
  fontSize: '8.5pt',
  display: 'grid',
  gap: '4pt',
});

type PrintSheetProps = {
  /** Name of the platform. */
  brand: string;
  title: string;
  facts: readonly { term: string; description: ReactNode }[];
  /** Headings (h2) and tables. Cells that contain figures have `data-figure`. */
  children: ReactNode;
  notes: readonly string[];
};

/**
 * Content that is printed in place of the page while it is mounted, such as a receipt or statement. It is not
 * visible on the screen.
 */
export function PrintSheet({ brand, title, facts, children, notes }: PrintSheetProps) {
  applySheetPrint();
  return createPortal(
    <Sheet data-sheet>
      <Head>
        <h1>{title}</h1>
        <strong>{brand}</strong>
      </Head>
      <Facts>
        {facts.map(({ term, description }) => (
          <Fragment key={term}>
            <dt>{term}</dt>
            <dd>{description}</dd>
          </Fragment>
        ))}
      </Facts>
      {children}
      <Footer>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </Footer>
    </Sheet>,
    document.body,
  );
}
