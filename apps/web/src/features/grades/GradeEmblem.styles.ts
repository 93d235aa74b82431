import { styled } from '@gli/ui/styles';

export const Emblem = styled('span', {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '3rem',
  height: '3rem',
  borderRadius: '$md',
  fontSize: '$xl',
  fontWeight: '$bold',
  letterSpacing: '$normal',
  variants: {
    grade: {
      reader: { background: '$surfaceSunken', color: '$textMuted', border: '1px solid $colors$border' },
      writer: { background: '$primarySoft', color: '$primaryText' },
      expert: { background: '$accentSoft', color: '$accentText' },
    },
  },
  defaultVariants: { grade: 'reader' },
});
