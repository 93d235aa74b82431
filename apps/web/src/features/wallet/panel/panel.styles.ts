import { floating } from '@gli/ui';
import { keyframes, styled } from '@gli/ui/styles';

const drop = keyframes({ from: { opacity: 0, transform: 'translateY(-0.375rem)' } });

export const Panel = styled('div', {
  ...floating,
  position: 'absolute',
  top: 'calc(100% + $space$2)',
  right: 0,
  zIndex: '$menu',
  width: '24rem',
  maxHeight: 'calc(100dvh - var(--header-bar) - $space$4)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  '@motion': { animation: `${drop} 160ms cubic-bezier(0.2, 0.8, 0.2, 1)` },
  '@mobile': { insetInline: '$space$2', width: 'auto' },
});

/** A section of the panel, separated by a hairline. */
export const PanelPart = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$3',
  minWidth: 0,
  padding: '$4 $5',
  '& + &': { borderTop: '1px solid $colors$border' },
});

/** A temporary message that disappears automatically. */
export const Message = styled('p', {
  padding: '$3',
  borderRadius: '$md',
  fontSize: '$sm',
  fontWeight: '$medium',
  lineHeight: '$snug',
  position: 'absolute',
  insetInline: '$space$3',
  top: '$space$3',
  boxShadow: '$raised',
  border: '1px solid $colors$border',
  '@motion': { animation: `${drop} 160ms ease` },
  variants: {
    tone: {
      neutral: { background: '$surfaceSunken', color: '$text' },
      success: { background: '$successSoft', color: '$successText' },
      error: { background: '$dangerSoft', color: '$dangerText' },
    },
  },
});

/** Covers the top of the panel at any scroll position, so that nothing moves under the pointer. */
export const MessageSlot = styled('div', { position: 'sticky', top: 0, zIndex: 1, height: 0 });

/** Small enough for a Solana address to fit on one line. */
export const addressCode = { padding: '$2 $3', color: '$textMuted', fontSize: '0.6875rem' };
