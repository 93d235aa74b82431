import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import base from './vitest.config.ts';

/** Files with slow tests. Other files would open their sandboxes even if all of their tests are skipped. */
const slowFiles = globSync('test/**/*.test.ts', { cwd: import.meta.dirname }).filter((file) =>
  readFileSync(path.join(import.meta.dirname, file), 'utf8').includes("tags: 'slow'"),
);

export default { ...base, test: { ...base.test, name: 'sandbox, slow tests', include: slowFiles } };
