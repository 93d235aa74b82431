import { keyframes } from './stitches.config.ts';

/** Duration of a page's fade-in, in ms. */
const PAGE_FADE_MS = 180;

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

/** Page fade-in (spec §2 Screens and routes). With reduced motion, pages appear immediately. */
export const fadeIn = { '@motion': { animation: `${appear} ${PAGE_FADE_MS}ms ease-out` } };
