import { styled } from '../stitches.config.ts';

// What EmptyState and ErrorState are made of.

export const StateFrame = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '$2',
  padding: '$12 $6',
  textAlign: 'center',
});
export const StateIcon = styled('div', {
  display: 'grid',
  placeItems: 'center',
  width: '3.5rem',
  height: '3.5rem',
  marginBottom: '$2',
  borderRadius: '$round',
  '& svg': { width: '1.5rem', height: '1.5rem' },
  variants: {
    tone: {
      neutral: { background: '$surfaceSunken', color: '$textMuted', border: '1px solid $colors$border' },
      danger: { background: '$dangerSoft', color: '$dangerText' },
    },
  },
});
export const StateTitle = styled('p', { fontSize: '$lg', fontWeight: '$semibold', lineHeight: '$snug' });
export const StateText = styled('p', { maxWidth: '26rem', color: '$textMuted', fontSize: '$sm' });
export const StateAction = styled('div', { marginTop: '$4' });
