import { styled } from '@gli/ui/styles';

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
    /** Mirrors the preview but not the photo. */
    mirrored: { true: { transform: 'scaleX(-1)' } },
  },
});

/** Frame around the document or the face. */
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

/** Seconds until the photo. */
export const Count = styled('div', {
  position: 'absolute',
  fontSize: '6rem',
  fontWeight: '$bold',
  lineHeight: 1,
  textShadow: '0 0 1rem rgba(5, 10, 20, 0.8)',
  pointerEvents: 'none',
});

export const message = { padding: '$6', maxWidth: '26rem', textAlign: 'center' } as const;
