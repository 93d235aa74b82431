import { styled } from '@/design';

export const Bar = styled('div', {
  pointerEvents: 'auto',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$3',
  maxWidth: '42rem',
  padding: '$3 $4',
  borderRadius: '$md',
  border: '1px solid $colors$border',
  borderInlineStart: '4px solid $colors$primary',
  background: '$surface',
  boxShadow: '$overlay',
  fontSize: '$sm',
  lineHeight: '$body',
});
export const Message = styled('p', { flex: '1 1 14rem', margin: 0, '& > strong': { display: 'block' } });
