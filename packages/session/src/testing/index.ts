export { createFakeBackend, errorResponse, jsonResponse } from './fake-backend.ts';
export { mapStorage } from './fake-browser.ts';
export { KIM } from './session-fixture.ts';
