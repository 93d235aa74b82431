import { keyframes } from './stitches.config.ts';

/** Duration of a page's fade-in, in ms. */
const PAGE_FADE_MS = 180;

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(0.5rem)' } });
const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

/** Page fade-in (spec §2 Screens and routes). With reduced motion, pages appear immediately. */
export const fadeIn = { '@motion': { animation: `${appear} ${PAGE_FADE_MS}ms ease-out` } };

/** Entrance of a small surface, such as a menu or a message, from below. */
export const riseIn = { '@motion': { animation: `${rise} 160ms cubic-bezier(0.2, 0.8, 0.2, 1)` } };
