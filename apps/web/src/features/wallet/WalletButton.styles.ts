import { styled } from '@gli/ui/styles';

export const Picture = styled('img', {
  flexShrink: 0,
  borderRadius: '6px',
  variants: {
    size: { sm: { width: '1.25rem', height: '1.25rem' }, lg: { width: '2.25rem', height: '2.25rem' } },
  },
});

/** Dot whose color repeats the meaning of the label. */
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

/** On phones, the header has no room for text, so the reason for waiting appears below the button. */
export const waiting = {
  '@mobile': {
    position: 'absolute',
    top: 'calc(100% + $space$1)',
    right: 0,
    zIndex: 1,
    display: 'block',
    padding: '$1 $2',
    border: '1px solid $colors$border',
    borderRadius: '$sm',
    background: '$surface',
    fontSize: '$xs',
    boxShadow: '$raised',
  },
};
