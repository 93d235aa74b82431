import { buttonStyle } from '@gli/ui';
import { styled } from '@gli/ui/styles';

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
  '@mobile': { width: '$touch' },
});

/** Look of the header button. On phones, the icon needs the whole width, because the header may narrow the button. */
export const buttonClass = String(
  buttonStyle({ variant: 'secondary', size: 'sm', css: { '@mobile': { paddingInline: 0 } } }),
);

export const Label = styled('span', {
  maxWidth: '10rem',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@mobile': { display: 'none' },
});
