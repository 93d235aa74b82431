import { styled } from '@gli/ui/styles';

export const Picture = styled('img', {
  width: '100%',
  maxWidth: '24rem',
  aspectRatio: '4 / 3',
  objectFit: 'contain',
  borderRadius: '$md',
  background: '$surface',
});
