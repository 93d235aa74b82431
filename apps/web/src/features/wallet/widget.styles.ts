import { styled } from '@/design';

// On phones, the panel spans the header, which is the nearest positioned ancestor.
export const WidgetRoot = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '$4',
  minWidth: 0,
  '@bp1': { position: 'relative' },
});

export const Trigger = styled('button', {
  gap: '$2',
  '@bp1': { flexShrink: 1, minWidth: '5rem' },
  '@mobile': { width: '$touch', padding: 0 },
});

export const Label = styled('span', {
  maxWidth: '10rem',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@mobile': { display: 'none' },
});
