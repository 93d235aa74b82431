import { styled } from '@gli/ui/styles';

/** The text is first in wide windows, and as wide as is comfortable to read. */
export const columns = {
  '--columns': 'minmax(0, $sizes$prose) minmax(0, 14rem)',
  '@bp2': { gap: '$10', '& > nav': { order: 1 } },
};

/** The contents, next to the text in wide windows. */
export const Contents = styled('ol', {
  columns: '9rem',
  columnGap: '$6',
  paddingInlineStart: '$5',
  listStyle: 'decimal',
  '@bp2': { position: 'sticky', top: '5.5rem' },
  '@short': { position: 'static' },
  '& li': { breakInside: 'avoid' },
  '& a': {
    display: 'inline-block',
    // Makes the row tall enough for a finger.
    paddingBlock: '$2',
    color: '$primaryText',
    textDecoration: 'underline',
    textUnderlineOffset: '0.22em',
  },
});

/** The sections, numbered like the contents. */
export const Passages = styled('div', {
  display: 'grid',
  gap: '$6',
  counterReset: 'passage',
  '& > section': { counterIncrement: 'passage' },
  '& h2::before': { content: 'counter(passage) ". "' },
});
