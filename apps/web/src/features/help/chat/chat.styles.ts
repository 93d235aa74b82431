import { keyframes, styled } from '../../../design/stitches.config.ts';

const bounce = keyframes({ '30%': { transform: 'translateY(-0.25rem)', opacity: 1 } });
const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(0.5rem)' } });

/** As high as the panel lets it be with everything else in it in sight. */
export const Scroll = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$4',
  height: 'clamp(17rem, calc(100dvh - 30.5rem), 38rem)',
  padding: '$4',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: '$surfaceSunken',
  border: '1px solid $colors$border',
  borderRadius: '$lg',
  '@mobile': { height: 'clamp(14rem, 40dvh, 26rem)' },
});

export const Said = styled('div', { display: 'flex', flexDirection: 'column', gap: '$3' });

export const Bubble = styled('div', {
  display: 'grid',
  gap: '$1',
  maxWidth: '86%',
  padding: '$3 $4',
  borderRadius: '$lg',
  fontSize: '$sm',
  lineHeight: '$body',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  '@motion': { animation: `${arrive} 200ms ease-out` },
  variants: {
    sender: {
      user: {
        alignSelf: 'flex-end',
        background: '$primary',
        color: '$onPrimary',
        borderBottomRightRadius: '$radii$sm',
      },
      support: {
        alignSelf: 'flex-start',
        background: '$surface',
        border: '1px solid $colors$border',
        borderBottomLeftRadius: '$radii$sm',
      },
    },
  },
});

export const Time = styled('time', { fontSize: '$xs', letterSpacing: '$normal' });

export const Attached = styled('span', {
  display: 'flex',
  alignItems: 'center',
  gap: '$2',
  fontWeight: '$semibold',
  '& svg': { width: '1rem', height: '1rem', flexShrink: 0 },
});

export const Dots = styled('span', {
  display: 'flex',
  gap: '$1',
  paddingBlock: '$1',
  '& > span': {
    width: '0.4375rem',
    height: '0.4375rem',
    borderRadius: '$round',
    background: '$textMuted',
    opacity: 0.6,
    '@motion': { animation: `${bounce} 1200ms ease-in-out infinite` },
    '&:nth-child(2)': { animationDelay: '150ms' },
    '&:nth-child(3)': { animationDelay: '300ms' },
  },
});

/** At the end of what was said, as what could come next. */
export const Questions = styled('ul', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: '$2',
  marginTop: 'auto',
});

export const Facts = styled('dl', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$1 $5',
  fontSize: '$sm',
  '& > div': { display: 'flex', gap: '$2' },
  '& dt': { color: '$textMuted' },
  '& dd': { fontWeight: '$medium', fontVariantNumeric: 'tabular-nums' },
});

export const Composer = styled('form', { display: 'grid', gap: '$2' });

/** The file input lies over its label: the whole of it is one target. */
export const FileLabel = styled('label', {
  position: 'relative',
  overflow: 'hidden',
  '& input': { position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer', fontSize: '2rem' },
  '&:has(:focus-visible)': { outline: '2px solid $colors$focus', outlineOffset: '2px' },
  '&:has(:disabled)': { opacity: 0.5, '& input': { cursor: 'not-allowed' } },
});
