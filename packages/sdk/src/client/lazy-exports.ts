// Code that most apps never run, bundled in one chunk.
export { byItem, byPage, take } from './pages.ts';
export { fetchUpload, xhrUpload } from './upload.ts';
