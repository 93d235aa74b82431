import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from '../root.ts';

const run = promisify(execFile);

/** What leaves this repository: the app, and the packages that are published. */
export const SHIPPED = [
  '@gli/web',
  '@gli/sdk',
  '@gli/validation',
  '@gli/session',
  '@gli/wallet',
  '@gli/sandbox',
];

const ALLOWED =
  /^(MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|Unlicense|BlueOak-1\.0\.0|CC0-1\.0|OFL-1\.1|Python-2\.0|PostgreSQL)$/;

/** Packages whose manifest does not say it, or says one that needs a decision. An entry that is not needed fails. */
export const DECIDED: Readonly<Record<string, string>> = {
  'eyes@0.1.8': 'MIT by its LICENSE; for Node only, not in the app’s files',
  'text-encoding-utf-8@1.0.2': 'Unlicense or Apache-2.0 by its LICENSE.md',
  'rpc-websockets@9.3.10':
    'LGPL-3.0-only, in the chunk of the Solana library: used unchanged, named in SECURITY.md with its source; who wants another version builds the app with it',
};

/** The part of a CycloneDX file that is read here. */
type Bill = {
  components: { group?: string; name: string; version: string; licenses?: Choice[] }[];
};
type Choice = { expression?: string; license?: { id?: string; name?: string } };

/** The bill of materials (SBOM) of a package: everything that it needs when it runs, from the lock file. CycloneDX 1.6 */
export async function billOfMaterials(name: string): Promise<string> {
  const format = ['--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6'];
  const { stdout } = await run('pnpm', ['--filter', name, 'sbom', ...format, '--prod'], {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout;
}

/** What of a bill is under no license that we know to allow our use. */
export function licenseProblems(bill: Bill, decided = DECIDED): string[] {
  return bill.components.flatMap(({ group, name, version, licenses = [] }) => {
    const id = `${group ? `${group}/` : ''}${name}@${version}`;
    const found = licenses.map(({ expression, license }) => expression ?? license?.id ?? license?.name ?? '');
    const isAllowed = found.length > 0 && found.every(isAllowedExpression);
    return isAllowed || id in decided ? [] : [`${id}: ${found.join(', ') || 'no license in its manifest'}`];
  });
}

/** `A OR B` needs one of them, `A AND B` both. */
function isAllowedExpression(expression: string): boolean {
  const plain = expression.replace(/[()]/g, '');
  return plain.split(' OR ').some((choice) => choice.split(' AND ').every((one) => ALLOWED.test(one)));
}
