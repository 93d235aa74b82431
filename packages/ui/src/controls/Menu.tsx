import { Link } from '../provider/UiProvider.tsx';
import { styled } from '../stitches.config.ts';

/** Style of a surface above the page, such as a menu, a header panel, a toast or a guide card. */
export const floating = {
  background: '$surfaceRaised',
  color: '$text',
  border: '1px solid $colors$border',
  borderRadius: '$lg',
  boxShadow: '$overlay',
} as const;

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  width: '100%',
  minHeight: '$touch',
  padding: '$2 $3',
  background: 'transparent',
  border: 0,
  borderRadius: '$md',
  color: '$text',
  textAlign: 'left',
  stateTransition: '$control',
  '& > svg': { width: '1.125rem', height: '1.125rem', color: '$textMuted' },
  '@hover': { '&:hover': { background: '$surfaceSunken' } },
  '&:focus-visible': { outlineOffset: '-2px' },
} as const;

/** Row of a menu: an icon or a swatch, then text. */
export const MenuLink = styled(Link, row);
export const MenuButton = styled('button', row);

/** Title of a group of rows. */
export const MenuTitle = styled('div', {
  padding: '$2 $3',
  color: '$textMuted',
  fontSize: '$xs',
  fontWeight: '$semibold',
  letterSpacing: '$normal',
});
