import { styled } from '../stitches.config.ts';

/** Content that is only on paper. Elements with `data-screen` are only on the screen (`global.ts`). */
export const PrintOnly = styled('div', { display: 'none', '@media print': { display: 'block' } });
