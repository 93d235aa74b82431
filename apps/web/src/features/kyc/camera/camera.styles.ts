import { styled } from '../../../design/stitches.config.ts';

// What the camera dialog is made of. The stage keeps its shape from the first moment on: nothing moves when the picture comes.

export const Stage = styled('div', {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  aspectRatio: '4 / 3',
  maxHeight: '60dvh',
  overflow: 'hidden',
  borderRadius: '$lg',
  background: '#0b1322',
  color: '#e9eff8',
  '& > video, & > img': { width: '100%', height: '100%', objectFit: 'contain' },
});
export const Video = styled('video', {
  variants: {
    /** One sees oneself as in a mirror; the photo is not mirrored. */
    mirrored: { true: { transform: 'scaleX(-1)' } },
  },
});
/** Where the document or the face should be. */
export const Guide = styled('div', {
  position: 'absolute',
  border: '3px solid rgba(255, 255, 255, 0.9)',
  boxShadow: '0 0 0 100vmax rgba(5, 10, 20, 0.42)',
  pointerEvents: 'none',
  variants: {
    shape: {
      card: { inset: '14% 10%', borderRadius: '$lg' },
      face: { inset: '8% 30%', borderRadius: '50%' },
    },
  },
});
export const StageText = styled('p', {
  padding: '$6',
  maxWidth: '26rem',
  textAlign: 'center',
  lineHeight: '$body',
});
export const Shutter = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$3',
  justifyContent: 'flex-end',
  width: '100%',
});
