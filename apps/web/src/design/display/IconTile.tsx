import { styled } from '../stitches.config.ts';

/** An icon on a colored background. */
export const IconTile = styled('span', {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '2.75rem',
  height: '2.75rem',
  '& svg': { width: '1.375rem', height: '1.375rem' },
  variants: {
    shape: { square: { borderRadius: '$md' }, round: { borderRadius: '$round' } },
    tone: {
      primary: { background: '$primarySoft', color: '$primaryText' },
      accent: { background: '$accentSoft', color: '$accentText' },
      muted: { background: '$surfaceSunken', color: '$textMuted' },
    },
  },
  defaultVariants: { shape: 'square', tone: 'primary' },
});
