import { ChevronDown } from '@gli/ui/icons';
import { styled } from '@gli/ui/styles';

export const Chevron = styled(ChevronDown, {
  marginLeft: 'auto',
  transition: 'rotate 200ms ease',
  variants: { up: { true: { rotate: '180deg' } } },
});
