import { styled } from '@gli/ui/styles';

/** Above the link that covers the card. */
export const Action = styled('div', { display: 'grid', position: 'relative', zIndex: 1, marginBlock: '-$3' });
