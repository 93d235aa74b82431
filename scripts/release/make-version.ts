import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { releasedChangelog } from '../../openapi/changes/changelog.ts';
import {
  APPROVED_BREAKS,
  CONTRACT_CHANGELOG,
  releaseContract,
} from '../../openapi/changes/released-contract.ts';
import { replaceOnce } from '../generate/generated-file.ts';
import { releaseMigrations } from '../generate/migrations.ts';
import { root } from '../root.ts';
import { bin, runProgram } from '../run-program.ts';
import { currentVersion } from './packages.ts';

const CURRENT_CONTRACT = path.join(root, 'packages/sdk/openapi.json');

/** Consumes the changesets. Updates the versions, changelogs, released contract, migrations and sizes. */
export async function makeVersion(): Promise<string> {
  mustRun(bin('changeset'), ['version']);
  const version = await currentVersion();
  await replaceIn('openapi/openapi.yaml', /^ {2}version: \S+$/m, `  version: ${version}`);
  await replaceIn(
    'packages/sdk/src/client/constants.ts',
    /CLIENT_VERSION = '[^']+'/,
    `CLIENT_VERSION = '${version}'`,
  );
  await generate();
  const changelog = await readFile(CONTRACT_CHANGELOG, 'utf8');
  const day = new Date().toISOString().slice(0, 'yyyy-mm-dd'.length);
  await writeFile(CONTRACT_CHANGELOG, releasedChangelog(changelog, version, day));
  await takeBaseline();
  await releaseMigrations();
  mustRun(bin('turbo'), ['run', '@gli/web#build']);
  mustRun(process.execPath, ['scripts/size.ts', '--save']);
  return version;
}

/** Makes the current contract the released one. Call it directly only before the first publication. */
export async function takeBaseline(): Promise<void> {
  await releaseContract(CURRENT_CONTRACT);
  const lines = (await readFile(APPROVED_BREAKS, 'utf8')).split('\n');
  const comment = lines.filter((line) => line.startsWith('#'));
  await writeFile(APPROVED_BREAKS, `${[...comment, '[]'].join('\n')}\n`);
}

export async function generate(): Promise<void> {
  mustRun(process.execPath, ['scripts/generate.ts']);
}

async function replaceIn(file: string, pattern: RegExp, replacement: string): Promise<void> {
  const place = path.join(root, file);
  await writeFile(place, replaceOnce(await readFile(place, 'utf8'), pattern, replacement));
}

function mustRun(command: string, args: string[]): void {
  if (!runProgram(command, args)) throw new Error(`${path.basename(command)} ${args.join(' ')} failed.`);
}
