import { styled } from '@gli/ui/styles';

/** Label of the file picker. The file input covers it, so that both form one touch target. */
export const FileLabel = styled('label', {
  position: 'relative',
  overflow: 'hidden',
  gap: '$2',
  '& input': { position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer', fontSize: '2rem' },
  '&:has(:focus-visible)': { outline: '2px solid $colors$focus', outlineOffset: '2px' },
  '&:has(:disabled)': { opacity: 0.5, '& input': { cursor: 'not-allowed' } },
});
