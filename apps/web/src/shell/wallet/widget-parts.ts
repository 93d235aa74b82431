import { styled } from '../../design/stitches.config.ts';

// What of the widget stands in the header from the start.

// On phones the panel spans the header, which is the next positioned element above.
export const Root = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '$4',
  '@bp1': { position: 'relative' },
});

export const Trigger = styled('button', { gap: '$2', '@mobile': { width: '$touch', padding: 0 } });

export const Label = styled('span', {
  maxWidth: '10rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@mobile': { display: 'none' },
});

/** The wallet's own picture. */
export const Picture = styled('img', {
  flexShrink: 0,
  borderRadius: '6px',
  variants: {
    size: { sm: { width: '1.25rem', height: '1.25rem' }, lg: { width: '2.25rem', height: '2.25rem' } },
  },
});

/** Says in colour what the label says in words. */
export const Dot = styled('span', {
  flexShrink: 0,
  width: '0.5rem',
  height: '0.5rem',
  borderRadius: '$round',
  variants: { tone: { success: { background: '$success' }, warning: { background: '$warning' } } },
  '@mobile': {
    position: 'absolute',
    right: '0.375rem',
    bottom: '0.375rem',
    width: '0.625rem',
    height: '0.625rem',
    boxShadow: '0 0 0 2px $colors$surface',
  },
});
