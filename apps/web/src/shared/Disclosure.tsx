import type { ReactNode } from 'react';
import { styled } from '../design/stitches.config.ts';

const Root = styled('details', { '&[open] > summary': { marginBottom: '$3' } });
const Summary = styled('summary', {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '$touch',
  fontSize: '$sm',
  fontWeight: '$semibold',
  color: '$primaryText',
  cursor: 'pointer',
  borderRadius: '$sm',
});

/** Something more that can be opened: the table under a chart. */
export function Disclosure({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <Root>
      <Summary>{summary}</Summary>
      {children}
    </Root>
  );
}
