import { BRAND_COLORS } from '../../design/palettes/theme-names.ts';
import { keyframes, styled } from '../../design/stitches.config.ts';

// What the menu of the concept themes is made of.

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(0.5rem)' } });

/** Reaches down to the button, so that the pointer does not leave on its way to the menu. */
export const Reach = styled('div', {
  position: 'absolute',
  right: 0,
  bottom: '100%',
  paddingBottom: '$2',
  '@motion': { animation: `${rise} 160ms cubic-bezier(0.2, 0.8, 0.2, 1)` },
});

export const Menu = styled('div', {
  width: '16.5rem',
  maxWidth: 'calc(100vw - 2 * $space$4)',
  padding: '$2',
  background: '$surfaceRaised',
  color: '$text',
  border: '1px solid $colors$border',
  borderRadius: '$lg',
  boxShadow: '$overlay',
});

export const MenuTitle = styled('div', {
  padding: '$2 $3',
  color: '$textMuted',
  fontSize: '$xs',
  fontWeight: '$semibold',
  letterSpacing: '$normal',
});

export const Item = styled('button', {
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  width: '100%',
  minHeight: '3.5rem',
  padding: '$2 $3',
  background: 'transparent',
  border: 0,
  borderRadius: '$md',
  textAlign: 'left',
  transition: '$control',
  '@hover': { '&:hover': { background: '$surfaceSunken' } },
  '&:focus-visible': { outlineOffset: '-2px' },
  '& > svg': { width: '1.125rem', height: '1.125rem', flexShrink: 0, color: '$primaryText' },
});

export const ItemWords = styled('span', {
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  lineHeight: '$snug',
  '& > :first-child': { fontWeight: '$semibold' },
  '& > :last-child': { color: '$textMuted', fontSize: '$xs', letterSpacing: '$normal' },
});

const halves = ({ primary, secondary }: { primary: string; secondary: string }) => ({
  background: `linear-gradient(135deg, ${primary} 50%, ${secondary} 50%)`,
});

/** The two colours that a theme is known by (spec §9 Theme colours). */
export const Swatch = styled('span', {
  flexShrink: 0,
  width: '2rem',
  height: '2rem',
  borderRadius: '$round',
  border: '1px solid $colors$borderStrong',
  forcedColorAdjust: 'none',
  variants: {
    theme: {
      default: halves(BRAND_COLORS.default),
      luxury: halves(BRAND_COLORS.luxury),
      minimal: halves(BRAND_COLORS.minimal),
    },
  },
});
