// Code that most apps never run, bundled into one chunk.
export { byItem, byPage, take } from './pages.ts';
export { fetchUpload, xhrUpload } from './upload.ts';
