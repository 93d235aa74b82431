// For styles that are specific to one screen (`*.styles.ts`).
export { keyframes, styled } from './stitches.config.ts';
