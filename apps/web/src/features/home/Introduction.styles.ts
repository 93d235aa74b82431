import { Heading, Inline } from '@gli/ui';
import { keyframes, styled } from '@gli/ui/styles';

export const Services = styled('div', {
  display: 'grid',
  gap: '$3',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  '@belowBp2': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  // A long word does not fit next to the icon.
  '@media (max-width: 32.5em)': { [`& ${Inline}`]: { flexDirection: 'column', alignItems: 'flex-start' } },
  '@media (max-width: 21em)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const rise = keyframes({ from: { transform: 'translateY(2.5rem)' } });

export const StepList = styled('ol', {
  display: 'grid',
  gap: '$6',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  counterReset: 'step',
  '@mobile': { gridTemplateColumns: 'minmax(0, 1fr)', gap: '$4' },
});

export const Step = styled('li', {
  display: 'grid',
  gap: '$2',
  alignContent: 'start',
  counterIncrement: 'step',
  '& > img': { marginBottom: '$2' },
  // The picture is next to both texts.
  '@mobile': {
    gridTemplateColumns: '7rem minmax(0, 1fr)',
    gap: '$1 $4',
    '& > img': { gridRow: '1 / span 2', margin: 0 },
    '& > h3': { alignSelf: 'end' },
  },
  // A step slides up as it scrolls into view. It does not fade in, so that its text is always readable.
  '@motion': {
    '@supports (animation-timeline: view())': {
      animation: `${rise} linear both`,
      animationTimeline: 'view()',
      animationRange: 'entry 0% entry 60%',
    },
  },
});

export const Title = styled(Heading, {
  '&::before': { content: 'counter(step) ". "', color: '$primaryText' },
});

export const Figures = styled('dl', {
  display: 'grid',
  gap: '$6',
  // Columns are sized by content, so that no figure wraps.
  gridTemplateColumns: 'repeat(4, auto)',
  '@media (max-width: 56.25em)': { gridTemplateColumns: 'repeat(2, auto)' },
  // The figure appears above its name but is announced after it.
  '& > div': { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end', gap: '$1' },
  '& dd': {
    fontWeight: '$bold',
    lineHeight: '$tight',
    letterSpacing: '$tight',
    color: '$primaryText',
  },
  '& dt': { color: '$textMuted', fontWeight: '$medium', lineHeight: '$snug' },
  variants: {
    compact: {
      true: { gap: '$3', '& dd': { fontSize: '$xl' }, '& dt': { fontSize: '$sm' } },
      false: { '& dd': { fontSize: '$4xl', '@mobile': { fontSize: '$3xl' } } },
    },
  },
});
