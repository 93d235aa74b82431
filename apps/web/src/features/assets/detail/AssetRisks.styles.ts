import { styled } from '@gli/ui/styles';

/** One of the bars next to the level's name: one bar for low, four for very high. */
export const Bar = styled('span', {
  width: '0.5rem',
  borderRadius: '2px',
  background: 'color-mix(in srgb, $colors$textMuted 24%, transparent)',
  '&:nth-child(1)': { height: '40%' },
  '&:nth-child(2)': { height: '60%' },
  '&:nth-child(3)': { height: '80%' },
  '&:nth-child(4)': { height: '100%' },
  variants: {
    reached: {
      low: { background: '$success' },
      medium: { background: '$primary' },
      high: { background: '$warning' },
      very_high: { background: '$danger' },
    },
  },
});
