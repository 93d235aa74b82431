import { beforeEach } from 'vitest';

/** Decodes every picture, because happy-dom can't. A test of a damaged picture stubs its own. */
beforeEach(() => {
  Object.assign(globalThis, { createImageBitmap: async () => ({ width: 640, height: 640, close() {} }) });
});
