import { styled } from '@gli/ui/styles';

export const FooterSlot = styled('div', {
  flex: 1,
  display: 'flex',
  justifyContent: 'flex-end',
  gap: '$3',
  '@mobile': { '&&': { paddingInline: 0 }, '& > *': { flex: 'auto', paddingInline: '$3' } },
});
