import { styled } from '@gli/ui/styles';

export const Placeholder = styled('span', { display: 'inline-block', width: '$touch', height: '$touch' });
