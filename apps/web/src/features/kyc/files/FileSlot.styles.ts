import { styled } from '@gli/ui/styles';

/** A box that has the same height whether or not a file is chosen. */
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
  stateTransition: '$control',
  variants: {
    over: { true: { background: '$primarySoft', borderColor: '$primaryText' } },
    wrong: { true: { borderColor: '$dangerText' } },
    filled: { true: { borderStyle: 'solid', borderColor: '$border', background: '$surfaceSunken' } },
  },
});

export const Picture = styled('img', {
  maxWidth: '100%',
  height: '9.5rem',
  objectFit: 'contain',
  borderRadius: '$md',
  background: '$surface',
});
