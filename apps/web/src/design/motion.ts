import { keyframes } from './stitches.config.ts';

/** How long a page fades in, in ms. */
const PAGE_FADE_MS = 180;

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

/** A page comes in by a fade (Spec §2 Screens and routes); with reduced motion it is simply there. */
export const fadeIn = { '@motion': { animation: `${appear} ${PAGE_FADE_MS}ms ease-out` } };
