import { styled } from '../../design/stitches.config.ts';

// On phones the panel spans the header, which is the next positioned element above.
export const WidgetRoot = styled('div', {
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
