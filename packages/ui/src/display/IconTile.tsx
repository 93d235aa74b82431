import { styled } from '../stitches.config.ts';

/** An icon, a letter or a number on a colored background. */
export const IconTile = styled('span', {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  fontSize: '$sm',
  fontWeight: '$semibold',
  fontVariantNumeric: 'tabular-nums',
  variants: {
    size: {
      sm: { width: '2rem', height: '2rem', '& svg': { width: '1rem', height: '1rem' } },
      md: { width: '2.75rem', height: '2.75rem', '& svg': { width: '1.375rem', height: '1.375rem' } },
      lg: { width: '3rem', height: '3rem', fontSize: '$xl', fontWeight: '$bold', letterSpacing: '$normal' },
    },
    shape: { square: { borderRadius: '$md' }, round: { borderRadius: '$round' } },
    tone: {
      primary: { background: '$primarySoft', color: '$primaryText' },
      accent: { background: '$accentSoft', color: '$accentText' },
      success: { background: '$successSoft', color: '$successText' },
      warning: { background: '$warningSoft', color: '$warningText' },
      danger: { background: '$dangerSoft', color: '$dangerText' },
      muted: { background: '$surfaceSunken', color: '$textMuted' },
      neutral: { background: '$surfaceSunken', color: '$textMuted', border: '1px solid $colors$border' },
      outline: { background: '$surface', border: '1px solid $colors$borderStrong' },
    },
  },
  defaultVariants: { size: 'md', shape: 'square', tone: 'primary' },
});
