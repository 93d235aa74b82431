import { floating, keyframes, shellSizes, styled } from '@/design';

const drop = keyframes({ from: { opacity: 0, transform: 'translateY(-0.375rem)' } });

export const Panel = styled('div', {
  ...floating,
  position: 'absolute',
  top: 'calc(100% + $space$2)',
  right: 0,
  zIndex: '$menu',
  width: '24rem',
  maxHeight: `calc(100dvh - ${shellSizes.header} - $space$4)`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  '@motion': { animation: `${drop} 160ms cubic-bezier(0.2, 0.8, 0.2, 1)` },
  '@mobile': { insetInline: '$space$2', width: 'auto' },
  '&:focus': { outline: 'none' },
});

/** A section of the panel, separated by a hairline. */
export const Part = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$3',
  minWidth: 0,
  padding: '$4 $5',
  '& + &': { borderTop: '1px solid $colors$border' },
});

/** Text on the left, buttons on the right. */
export const Line = styled('div', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$3',
  minWidth: 0,
});

export const Texts = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  gap: '2px',
  minWidth: 0,
  flex: 1,
});

export const Name = styled('h2', { fontSize: '$md', fontWeight: '$semibold', lineHeight: '$snug' });

export const Note = styled('p', {
  fontSize: '$sm',
  lineHeight: '$snug',
  color: '$textMuted',
  variants: { tone: { success: { color: '$successText', fontWeight: '$medium' } } },
});

export const Term = styled('p', {
  fontSize: '$xs',
  fontWeight: '$semibold',
  letterSpacing: '$normal',
  color: '$textMuted',
});

/** An amount with its unit. */
export const Amount = styled('p', {
  fontSize: '$2xl',
  fontWeight: '$bold',
  lineHeight: '$snug',
  letterSpacing: '$tight',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& > span': { marginLeft: '$1', fontSize: '$sm', fontWeight: '$semibold', color: '$textMuted' },
});

/** The full address, which may break anywhere. */
export const FullAddress = styled('code', {
  padding: '$2 $3',
  borderRadius: '$sm',
  background: '$surfaceSunken',
  fontFamily: '$mono',
  // Makes a Solana address fit on one line.
  fontSize: '0.6875rem',
  lineHeight: '$body',
  letterSpacing: '$normal',
  color: '$textMuted',
  wordBreak: 'break-all',
});

/** The wallet's authentication state, as an icon with text. */
export const Status = styled('div', {
  display: 'flex',
  alignItems: 'flex-start',
  gap: '$3',
  padding: '$3',
  borderRadius: '$md',
  '& > svg': { width: '1.25rem', height: '1.25rem', flexShrink: 0, marginTop: '1px' },
  variants: {
    tone: {
      success: { background: '$successSoft', color: '$successText' },
      neutral: { background: '$surfaceSunken', color: '$text' },
    },
  },
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

export const Choice = styled('button', {
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  width: '100%',
  minHeight: '3.25rem',
  padding: '$2',
  background: 'transparent',
  border: 0,
  borderRadius: '$md',
  textAlign: 'left',
  fontWeight: '$semibold',
  stateTransition: '$control',
  '@hover': { '&:hover': { background: '$surfaceSunken' } },
  '&:focus-visible': { outlineOffset: '-2px' },
  '& > svg': {
    width: '1.125rem',
    height: '1.125rem',
    marginLeft: 'auto',
    flexShrink: 0,
    color: '$textMuted',
  },
});

/** Shown in place of a missing wallet picture. */
export const ImagePlaceholder = styled('span', {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '2.25rem',
  height: '2.25rem',
  borderRadius: '6px',
  background: '$surfaceSunken',
  color: '$textMuted',
  '& svg': { width: '1.125rem', height: '1.125rem' },
});

/** Amounts by token. */
export const Rows = styled('dl', {
  display: 'grid',
  gap: '$2',
  fontSize: '$sm',
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: '$3' },
  '& dt': { color: '$textMuted', fontWeight: '$medium' },
  '& dd': { fontWeight: '$semibold', fontVariantNumeric: 'tabular-nums lining-nums' },
});

/** The message to sign, with the line breaks that the wallet shows. */
export const SignedText = styled('pre', {
  padding: '$4',
  borderRadius: '$md',
  border: '1px solid $colors$border',
  background: '$surfaceSunken',
  fontFamily: '$mono',
  fontSize: '$sm',
  lineHeight: '$body',
  letterSpacing: '$normal',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

/** Buttons, two per row if their labels fit. */
export const Actions = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9.5rem, 1fr))',
  gap: '$2',
});
