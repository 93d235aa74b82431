export { bundledSize } from './serve-media.ts';
