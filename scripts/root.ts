import path from 'node:path';

export const root = path.dirname(import.meta.dirname);
export const sdk = path.join(root, 'packages/sdk');
