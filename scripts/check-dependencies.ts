// node scripts/check-dependencies.ts: fails if a shipped package has a disallowed license (pnpm licenses) or an
// installed package has a known vulnerability (pnpm audit). An unreachable registry is not a failure. --sbom <folder>
// also writes the SBOMs (CycloneDX) of the shipped packages
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './root.ts';

/** The app, its internal packages and the published packages. */
const SHIPPED = ['web', 'sdk', 'validation', 'mcp', 'session', 'wallet', 'sandbox'];
const ALLOWED_LICENSES = new Set([
  'MIT',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'Unlicense',
  'OFL-1.1',
]);
/** Packages approved individually, in the version that was reviewed. */
const LICENSE_EXCEPTIONS: Readonly<Record<string, string>> = {
  'text-encoding-utf-8@1.0.2': 'Unlicense or Apache-2.0 by its LICENSE.md',
  'rpc-websockets@9.3.10':
    'LGPL-3.0-only, used unmodified in a separate chunk; docs/security.md names its source',
};

type Licenses = Record<string, { name: string; versions: string[] }[]>;

const { sbom } = parseArgs({ options: { sbom: { type: 'string' } } }).values;
const licenses: Licenses = JSON.parse(
  pnpm(...SHIPPED.map((name) => `--filter=@gli/${name}`), 'licenses', 'list', '--prod', '--json'),
);
const undecided = Object.entries(licenses)
  .filter(([license]) => !ALLOWED_LICENSES.has(license))
  .flatMap(([license, packages]) =>
    packages.flatMap(({ name, versions }) =>
      versions.map((version) => ({ id: `${name}@${version}`, license })),
    ),
  );
for (const { id, license } of undecided)
  if (!(id in LICENSE_EXCEPTIONS)) fail(`${id}: ${license} is not allowed.`);
for (const id of Object.keys(LICENSE_EXCEPTIONS))
  if (!undecided.some((one) => one.id === id))
    fail(`${id} is in LICENSE_EXCEPTIONS, but no shipped package needs it.`);

const audit = spawnSync('pnpm', ['audit', '--ignore-registry-errors'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, pnpm_config_fetch_retries: '0', pnpm_config_fetch_timeout: '10000' },
});
if (audit.status !== 0) process.exitCode = 1;

if (sbom !== undefined) {
  mkdirSync(sbom, { recursive: true });
  for (const name of SHIPPED) {
    const format = ['--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6', '--prod'];
    writeFileSync(path.join(sbom, `gli-${name}.cdx.json`), pnpm(`--filter=@gli/${name}`, 'sbom', ...format));
  }
  console.log(`Wrote the bills of materials of ${SHIPPED.length} packages to ${sbom}.`);
}

function pnpm(...args: string[]): string {
  return execFileSync('pnpm', args, { cwd: root, encoding: 'utf8', maxBuffer: 67_108_864 });
}

function fail(problem: string): void {
  console.error(problem);
  process.exitCode = 1;
}
