// What most programs never run, in one chunk.
export { observe } from './layers/observe.ts';
export { byItem, byPage } from './pages.ts';
export { fetchUpload, xhrUpload } from './upload.ts';
