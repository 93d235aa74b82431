import { riseIn } from '@gli/ui';
import { keyframes, styled } from '@gli/ui/styles';

const bounce = keyframes({ '30%': { transform: 'translateY(-0.25rem)', opacity: 1 } });

/** Limited in height, so that the rest of the panel stays visible. */
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
  ...riseIn,
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
