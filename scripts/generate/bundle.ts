import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Contract, OpenApiDocument } from '../../openapi/contract.ts';
import { root } from '../root.ts';
import { withOpenEnums } from './open-enums.ts';

const run = promisify(execFile);

/** Bundles openapi/ into one JSON file, as integrators get it: with open enums in responses. The document has closed ones. */
export async function bundleContract(file: string): Promise<Contract> {
  const redocly = path.join(root, 'node_modules/.bin/redocly');
  await run(redocly, ['bundle', 'gli', '--output', file], {
    cwd: root,
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });
  const document = JSON.parse(await readFile(file, 'utf8'), withoutCitation) as OpenApiDocument;
  await writeFile(file, JSON.stringify(withOpenEnums(document), null, 2));
  return { file, document };
}

/**
 * Sections of the specification say to a maintainer where a rule comes from; an integrator does not have it.
 * @throws Error when a citation is neither in parentheses nor the last sentence
 */
function withoutCitation(_: string, value: unknown): unknown {
  if (typeof value !== 'string' || !value.includes('§')) return value;
  const text = value.replace(/\s*\([Ss]pec §[^)]*\)/g, '').replace(/\s*Spec §[^.]*\.\s*$/, '');
  if (text.includes('§')) throw new Error(`Put the citation in parentheses or at the end: ${value}`);
  return text;
}
