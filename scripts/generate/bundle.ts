import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Contract, OpenApiDocument } from '../../openapi/contract.ts';
import { root } from '../root.ts';

const run = promisify(execFile);

/** Bundles openapi/ into one JSON file. */
export async function bundleContract(file: string): Promise<Contract> {
  const redocly = path.join(root, 'node_modules/.bin/redocly');
  await run(redocly, ['bundle', 'gli', '--output', file], {
    cwd: root,
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });
  return { file, document: JSON.parse(await readFile(file, 'utf8')) as OpenApiDocument };
}
