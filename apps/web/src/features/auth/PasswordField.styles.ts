import { styled } from '@gli/ui/styles';

export const CapsLock = styled('span', {
  display: 'flex',
  alignItems: 'center',
  gap: '$1',
  color: '$warningText',
  fontSize: '$sm',
  fontWeight: '$medium',
  lineHeight: '$snug',
});
