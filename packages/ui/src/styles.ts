// For styles that are specific to one screen (`*.styles.ts`).
export { css, globalCss, keyframes, styled } from './stitches.config.ts';
