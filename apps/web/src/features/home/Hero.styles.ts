import { keyframes, styled } from '@gli/ui/styles';

const drift = keyframes({ to: { transform: 'scale(1.07) translate(-1.2%, -1%)' } });

export const Root = styled('section', {
  background: '$primarySoft',
  borderBottom: '1px solid $colors$border',
});

export const Frame = styled('div', {
  overflow: 'hidden',
  aspectRatio: '3 / 2',
  '@belowBp2': { aspectRatio: '2 / 1' },
  borderRadius: '$xl',
  boxShadow: '$raised',
  // Visible while the picture loads.
  background: '$surfaceSunken',
});

export const HeroPicture = styled('img', {
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  '@motion': { animation: `${drift} 18s ease-in-out infinite alternate` },
});

export const columns = {
  '--columns': 'minmax(0, 1.05fr) minmax(0, 1fr)',
  gap: '$8',
  paddingBlock: '$10',
  '@bp2': { gap: '$10', paddingBlock: '$16' },
};

export const Strip = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 40%',
  alignItems: 'center',
  overflow: 'hidden',
  background: '$primarySoft',
  borderRadius: '$lg',
  '& > div': { padding: '$4 $5' },
  '& > img': { width: '100%', height: '7.5rem', minHeight: '100%', objectFit: 'cover' },
});
