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

/** The whole photo in its slot. */
export const Preview = styled('img', {
  maxWidth: '100%',
  objectFit: 'contain',
  borderRadius: '$md',
  background: '$surface',
  variants: {
    of: {
      document: { height: '9.5rem' },
      portrait: { width: '100%', maxWidth: '24rem', aspectRatio: '4 / 3' },
    },
  },
});
