import { keyframes, styled } from '../stitches.config.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(0.75rem) scale(0.985)' } });
const slide = keyframes({ from: { transform: 'translateY(100%)' } });
const fade = keyframes({ from: { opacity: 0 } });

// The browser's own modal dialog: top layer, inert page behind, Escape and focus return come with it, and no style
// element is injected (the policy would refuse it).
export const Frame = styled('dialog', {
  width: 'calc(100% - 2 * $space$4)',
  maxHeight: 'calc(100dvh - 2 * $space$8)',
  margin: 'auto',
  padding: 0,
  overflow: 'hidden',
  background: '$surfaceRaised',
  color: '$text',
  border: '1px solid $colors$border',
  borderRadius: '$xl',
  boxShadow: '$overlay',
  '&[open]': { display: 'flex', animation: `${rise} 200ms cubic-bezier(0.2, 0.8, 0.2, 1)` },
  '&::backdrop': {
    background: 'color-mix(in srgb, $colors$shade 56%, transparent)',
    animation: `${fade} 200ms ease`,
  },
  '@mobile': {
    width: '100%',
    maxWidth: '100%',
    maxHeight: 'calc(100dvh - $space$10)',
    marginBottom: 0,
    borderWidth: '1px 0 0',
    borderRadius: '$radii$xl $radii$xl 0 0',
    '&[open]': { animation: `${slide} 260ms cubic-bezier(0.2, 0.8, 0.2, 1)` },
  },
  variants: {
    size: {
      sm: { '@bp1': { maxWidth: '24rem' } },
      md: { '@bp1': { maxWidth: '$dialog' } },
      lg: { '@bp1': { maxWidth: '44rem' } },
      /** As large as the window allows: pictures. */
      full: { '@bp1': { maxWidth: '90rem' } },
    },
  },
});
export const Content = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  position: 'relative',
  flex: 1,
  minWidth: 0,
  paddingBottom: 'env(safe-area-inset-bottom)',
});
export const Header = styled('header', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$1',
  padding: '$6 $16 $4 $6',
  '@mobile': { padding: '$5 $16 $3 $5' },
});
export const Title = styled('h2', {
  fontSize: '$xl',
  fontWeight: '$bold',
  lineHeight: '$snug',
  letterSpacing: '$tight',
});
export const Description = styled('p', { color: '$textMuted', fontSize: '$sm' });
export const Body = styled('div', {
  padding: '$1 $6 $6',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '@mobile': { padding: '$1 $5 $5' },
});
export const Footer = styled('footer', {
  display: 'flex',
  justifyContent: 'flex-end',
  gap: '$3',
  padding: '$4 $6',
  borderTop: '1px solid $colors$border',
  '@mobile': { padding: '$4 $5', '& > *': { flex: 1, paddingInline: '$3' } },
});
export const Corner = styled('div', {
  position: 'absolute',
  top: '$4',
  right: '$4',
  '@mobile': { top: '$3', right: '$3' },
});
