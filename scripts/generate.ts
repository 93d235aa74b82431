// pnpm generate: openapi/ → packages/sdk/openapi.json and packages/sdk/src/generated/.
//   --check  writes nothing and fails when what is committed is not what the contract gives.
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundleContract } from './generate/bundle.ts';
import { generateHooks } from './generate/hooks.ts';
import { generateMswHandlers } from './generate/msw.ts';
import { generateOperationTables } from './generate/operations.ts';
import { generateTypes } from './generate/types.ts';
import { generateValidators } from './generate/validators.ts';
import { root } from './root.ts';

const sdk = path.join(root, 'packages/sdk');
const check = process.argv.includes('--check');
const started = Date.now();

// The generators write beside the committed files, so that `--check` compares and a failure leaves them whole.
const work = await mkdtemp(path.join(sdk, '.generate-'));
try {
  const contract = await bundleContract(path.join(work, 'openapi.json'));
  const generated = path.join(work, 'src/generated');
  await mkdir(generated, { recursive: true });
  await generateTypes(contract, generated);
  await generateOperationTables(contract, generated);
  await generateValidators(contract.file, generated);
  await generateMswHandlers(contract, generated);
  await generateHooks(contract, generated);
  if (check) await compare();
  else await replace();
} finally {
  await rm(work, { recursive: true, force: true });
}

async function replace() {
  await cp(path.join(work, 'openapi.json'), path.join(sdk, 'openapi.json'));
  await rm(path.join(sdk, 'src/generated'), { recursive: true, force: true });
  await cp(path.join(work, 'src/generated'), path.join(sdk, 'src/generated'), { recursive: true });
  const files = await readdir(path.join(sdk, 'src/generated'), { recursive: true });
  console.log(`Generated ${files.length} files from the contract in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
}

async function compare() {
  const stale: string[] = [];
  const names = new Set(['openapi.json']);
  for (const base of [work, sdk]) {
    const folder = path.join(base, 'src/generated');
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      if (entry.isFile()) names.add(path.relative(base, path.join(entry.parentPath, entry.name)));
    }
  }
  for (const name of names) {
    const [fresh, committed] = await Promise.all(
      [work, sdk].map((base) => readFile(path.join(base, name), 'utf8').catch(() => null)),
    );
    if (fresh !== committed) stale.push(name);
  }
  if (stale.length > 0) {
    console.error(`Generated code has drifted from the contract: run \`pnpm generate\`.\n  ${stale.join('\n  ')}`);
    process.exitCode = 1;
  } else console.log(`Generated code is what the contract gives (${names.size} files).`);
}
