import { styled } from '../../design/stitches.config.ts';

/** As high empty as filled, so that nothing moves when the amount comes. */
export const WonLine = styled('span', {
  display: 'block',
  minHeight: '1lh',
  color: '$textMuted',
  fontSize: '$xs',
  fontWeight: '$regular',
  lineHeight: '$snug',
  letterSpacing: '$normal',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
