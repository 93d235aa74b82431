import { styled } from '@gli/ui/styles';

export const Form = styled('div', {
  width: '100%',
  maxWidth: '27rem',
  marginInline: 'auto',
  // Leaves room for a toast above the title.
  '@bp2': { paddingBlock: '$20', alignSelf: 'center' },
});

export const Pitch = styled('aside', {
  display: 'none',
  '@bp2': {
    display: 'flex',
    flexDirection: 'column',
    position: 'sticky',
    top: '5.5rem',
    alignSelf: 'start',
    overflow: 'hidden',
    background: '$primarySoft',
    borderRadius: '$xl',
  },
  '@short': { position: 'static' },
});

export const columns = {
  '--columns': 'minmax(0, 1.1fr) minmax(0, 1fr)',
  paddingTop: '$8',
  '@mobile': { paddingTop: '$4' },
};

export const entryLink = { rowGap: 0, color: '$textMuted', fontSize: '$sm' };
