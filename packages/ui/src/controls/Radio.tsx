import { styled } from '../stitches.config.ts';

/** A radio button that looks the same in every browser and color mode. Its label shows the focus. */
export const Radio = styled('input', {
  appearance: 'none',
  flexShrink: 0,
  width: '1.125rem',
  height: '1.125rem',
  margin: 0,
  border: '1.5px solid $colors$borderStrong',
  borderRadius: '$round',
  background: '$surface',
  cursor: 'pointer',
  '&:checked': { borderColor: '$primaryText', borderWidth: '5px' },
  '&:disabled': { background: '$surfaceSunken', borderColor: '$border', cursor: 'not-allowed' },
  '&:focus-visible': { outline: 'none' },
  '@forced': { appearance: 'auto' },
});
