// What other areas use of this one.
export { bundledSize } from './serve-media.ts';
