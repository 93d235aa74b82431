import { BRAND_COLORS, floating, riseIn } from '@gli/ui';
import { styled } from '@gli/ui/styles';

/** Extends down to the button, so that the pointer never leaves it on the way to the menu. */
export const Reach = styled('div', {
  position: 'absolute',
  right: 0,
  bottom: '100%',
  paddingBottom: '$2',
  ...riseIn,
});

export const Menu = styled('div', {
  ...floating,
  width: '19rem',
  maxWidth: 'calc(100vw - 2 * $space$4)',
  padding: '$2',
});

const halves = ({ primary, secondary }: { primary: string; secondary: string }) => ({
  background: `linear-gradient(135deg, ${primary} 50%, ${secondary} 50%)`,
});

/** The theme's primary and secondary colors. Spec §9 Theme colors */
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
