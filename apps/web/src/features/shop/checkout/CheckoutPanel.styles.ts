import { styled } from '@gli/ui/styles';

export const Body = styled('div', { '&:focus': { outline: 'none' } });
