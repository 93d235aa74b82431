import { styled } from '../../../design/stitches.config.ts';

// What FileSlot is made of: a place of one height for the file that is asked for and the one that was chosen.

export const Slot = styled('div', {
  display: 'grid',
  gap: '$4',
  alignContent: 'center',
  justifyItems: 'center',
  minHeight: '15rem',
  padding: '$4',
  border: '1.5px dashed $colors$borderStrong',
  borderRadius: '$lg',
  background: '$surface',
  textAlign: 'center',
  transition: '$control',
  variants: {
    over: { true: { background: '$primarySoft', borderColor: '$primaryText' } },
    wrong: { true: { borderColor: '$dangerText' } },
    filled: { true: { borderStyle: 'solid', borderColor: '$border', background: '$surfaceSunken' } },
  },
});
export const Icon = styled('span', {
  display: 'grid',
  placeItems: 'center',
  width: '3rem',
  height: '3rem',
  borderRadius: '$round',
  background: '$primarySoft',
  color: '$primaryText',
  '& svg': { width: '1.375rem', height: '1.375rem' },
});
export const Picture = styled('img', {
  maxWidth: '100%',
  height: '9.5rem',
  objectFit: 'contain',
  borderRadius: '$md',
  background: '$surface',
});
export const Paper = styled('span', {
  display: 'grid',
  placeItems: 'center',
  height: '9.5rem',
  aspectRatio: '3 / 4',
  borderRadius: '$md',
  background: '$surface',
  color: '$textMuted',
  border: '1px solid $colors$border',
  '& svg': { width: '2rem', height: '2rem' },
});
export const Name = styled('p', {
  maxWidth: '100%',
  fontSize: '$sm',
  lineHeight: '$snug',
  overflowWrap: 'anywhere',
  '& span': { color: '$textMuted', whiteSpace: 'nowrap' },
});
export const Sending = styled('div', { width: '100%', display: 'grid', gap: '$3', justifyItems: 'center' });
