import { Toast } from 'radix-ui';
import { keyframes, styled } from '../stitches.config.ts';

// What a toast is made of.

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(0.75rem)' } });
const leave = keyframes({ to: { opacity: 0 } });

export const Viewport = styled(Toast.Viewport, {
  position: 'fixed',
  zIndex: '$toast',
  right: 0,
  // Above the theme switcher, which floats in the same corner.
  bottom: '$16',
  display: 'flex',
  flexDirection: 'column',
  gap: '$3',
  width: 'min(26rem, 100vw)',
  padding: '$6',
  paddingBottom: 'max($space$6, env(safe-area-inset-bottom))',
  // Empty, it must not lie over what is below it.
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
  '@mobile': { width: '100%', padding: '$4' },
});

export const Root = styled(Toast.Root, {
  display: 'flex',
  alignItems: 'flex-start',
  gap: '$3',
  padding: '$4',
  background: '$surfaceRaised',
  color: '$text',
  border: '1px solid $colors$border',
  borderRadius: '$lg',
  boxShadow: '$overlay',
  // The closing button's target may reach into the padding.
  '& > button': { margin: '-$2' },
  '&[data-state="open"]': { animation: `${arrive} 220ms cubic-bezier(0.2, 0.8, 0.2, 1)` },
  '&[data-state="closed"]': { animation: `${leave} 140ms ease` },
  '&[data-swipe="move"]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
  '&[data-swipe="cancel"]': { transform: 'none', transition: 'transform 200ms ease' },
  '&[data-swipe="end"]': { transform: 'translateX(100%)', opacity: 0, transition: 'transform 140ms ease' },
});

export const Mark = styled('span', {
  flexShrink: 0,
  marginTop: '0.125rem',
  '& svg': { width: '1.25rem', height: '1.25rem' },
  variants: {
    tone: {
      success: { color: '$successText' },
      danger: { color: '$dangerText' },
      neutral: { color: '$primaryText' },
    },
  },
});

export const Words = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '$1',
  flex: 1,
  minWidth: 0,
  '& > button': { marginTop: '$2' },
});

export const Title = styled(Toast.Title, { fontWeight: '$semibold', lineHeight: 1.5 });
export const Description = styled(Toast.Description, {
  color: '$textMuted',
  fontSize: '$sm',
  lineHeight: '$snug',
});
