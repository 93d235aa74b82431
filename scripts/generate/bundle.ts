import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Contract } from '../../openapi/contract.ts';
import { root } from '../root.ts';
import { withOpenEnums } from './open-enums.ts';
import { toPublishedDocument } from './published-contract.ts';

const run = promisify(execFile);

/**
 * Bundles openapi/ into the JSON file for integrators, in which response enums are open. Returns it with closed enums.
 */
export async function bundleContract(file: string): Promise<Contract> {
  const redocly = path.join(root, 'node_modules/.bin/redocly');
  await run(redocly, ['bundle', 'gli', '--output', file], {
    cwd: root,
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });
  const document = toPublishedDocument(JSON.parse(await readFile(file, 'utf8')));
  await writeFile(file, JSON.stringify(withOpenEnums(document), null, 2));
  return { file, document };
}
