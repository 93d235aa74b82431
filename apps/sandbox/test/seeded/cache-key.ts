import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { SeedName } from '../../src/core/seed/seed-context.ts';
import { getSeedTime } from '../../src/seed.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
/** Files and folders that determine the seeded data: code, demo data, migrations, contract and package versions. */
const INPUTS = [
  ...['src', 'seed', 'texts', 'test/seeded'].map((name) => `apps/sandbox/${name}`),
  ...['packages/sdk/src', 'packages/sdk/openapi.json', 'packages/validation/src', 'pnpm-lock.yaml'],
];

let inputsHash: string | undefined;

/**
 * Returns the name of a cached database. It changes with everything that the seed reads, and with each midnight and
 * nightly payout in Korea, because the demo data follows the day.
 */
export function getCacheKey(name: SeedName, now: Date): string {
  inputsHash ??= hashInputs();
  return `${name}-${getSeedTime(now).getTime()}-${inputsHash}`;
}

function hashInputs(): string {
  const hash = createHash('sha256').update(
    JSON.stringify([process.versions, process.platform, process.arch]),
  );
  for (const file of INPUTS.flatMap(listFiles).toSorted()) {
    const content = readFileSync(path.join(root, file));
    hash.update(`\n${file} ${content.byteLength}\n`).update(content);
  }
  return hash.digest('hex').slice(0, 32);
}

function listFiles(place: string): string[] {
  if (statSync(path.join(root, place)).isFile()) return [place];
  return readdirSync(path.join(root, place), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
}
