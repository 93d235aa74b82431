import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { OpenApiDocument } from '../openapi/contract.ts';
import { bundleContract } from './generate/bundle.ts';
import { withCommonHeaders } from './generate/common-headers.ts';
import { generateContractChangelog } from './generate/contract-changelog.ts';
import { DICTIONARY_TYPES, generateDictionaryTypes } from './generate/dictionary-types.ts';
import { generateFromHeyApi } from './generate/hey-api.ts';
import { generateHooks } from './generate/hooks.ts';
import { generateLlmsTexts } from './generate/llms.ts';
import { generateMigrations, MIGRATIONS } from './generate/migrations.ts';
import { generateNamedOperations } from './generate/named-operations.ts';
import { withOpenEnums } from './generate/open-enums.ts';
import { generateOperationTables } from './generate/operations.ts';
import { generateResponseShapes } from './generate/response-shapes.ts';
import { generateTypes } from './generate/types.ts';
import { readOptions } from './options.ts';
import { root, sdk } from './root.ts';

const { check: isCheck } = readOptions(
  `npm run generate: openapi/ → packages/sdk/openapi.json and packages/sdk/src/generated/; its comparison with the last
released contract → openapi/CHANGELOG.md; the dictionaries → their functions and types; changed tables of the sandbox → another
migration; the guides → llms.txt of the published packages.

  npm run generate -- --check  writes nothing, and fails if the committed files differ from their sources`,
  { check: { type: 'boolean', default: false } },
);
const web = path.join(root, 'apps/web');
const openapi = path.join(root, 'openapi');
const sandbox = path.join(root, 'apps/sandbox');
const started = Date.now();

// Generators write to a folder next to the committed files, so that `--check` can compare them and a failure changes
// nothing.
const sdkWork = await mkdtemp(path.join(sdk, '.generate-'));
const webWork = await mkdtemp(path.join(web, '.generate-'));
const openapiWork = await mkdtemp(path.join(openapi, '.generate-'));
const sandboxWork = await mkdtemp(path.join(sandbox, '.generate-'));
const packagesWork = await mkdtemp(path.join(root, '.generate-'));
try {
  const contract = await bundleContract(path.join(sdkWork, 'openapi.json'));
  const generated = path.join(sdkWork, 'src/generated');
  await mkdir(generated, { recursive: true });
  await generateTypes(contract, generated);
  await generateOperationTables(contract, generated);
  await generateNamedOperations(contract, generated);
  await generateFromHeyApi(contract, generated);
  await generateResponseShapes(contract, generated);
  await generateHooks(sdkWork);
  // Added last, because the client sends these headers automatically and calls don't accept them.
  const shipped = withOpenEnums(await withCommonHeaders(contract.document));
  await writeFile(contract.file, formatContract(shipped));
  await generateDictionaryTypes(webWork);
  await generateContractChangelog(contract.file, openapiWork);
  await generateMigrations(sandboxWork);
  await generateLlmsTexts(contract, packagesWork);

  // Files that exist only in the committed folder are stale, except those next to the dictionaries.
  const committed = [...(await filesIn(path.join(sdk, 'src/generated'))), ...(await filesIn(MIGRATIONS))];
  const pairs = [
    ...(await readPairs(sdkWork, sdk)),
    ...(await readPairs(openapiWork, openapi)),
    ...(await readPairs(path.join(webWork, 'i18n'), path.join(web, 'src/i18n'))),
    ...(await readPairs(sandboxWork, MIGRATIONS)),
    ...(await readPairs(packagesWork, root)),
  ];
  const fresh = new Set(pairs.map(({ to }) => to));
  const gone = committed.filter((file) => !fresh.has(file));
  const ignored = path.join(web, 'src', DICTIONARY_TYPES);
  if (isCheck)
    await compare(
      pairs.filter(({ to }) => to !== ignored),
      gone,
    );
  else await replace(pairs, gone);
} finally {
  await rm(sdkWork, { recursive: true, force: true });
  await rm(webWork, { recursive: true, force: true });
  await rm(openapiWork, { recursive: true, force: true });
  await rm(sandboxWork, { recursive: true, force: true });
  await rm(packagesWork, { recursive: true, force: true });
}

/**
 * Formats the contract compactly, because it ships with the SDK. One line per path or component keeps diffs readable.
 */
function formatContract(document: OpenApiDocument): string {
  return `${JSON.stringify(document).replaceAll(/\},(?="[A-Z/])/g, '},\n')}\n`;
}

type Pair = { from: string; to: string };

async function replace(pairs: Pair[], gone: string[]): Promise<void> {
  for (const file of gone) await rm(file);
  for (const { from, to } of pairs) await cp(from, to);
  console.log(`Generated ${pairs.length} files in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
}

async function compare(pairs: Pair[], gone: string[]): Promise<void> {
  const stale = [...gone];
  for (const { from, to } of pairs) {
    const [fresh, committed] = await Promise.all(
      [from, to].map((file) => readFile(file, 'utf8').catch(() => null)),
    );
    if (fresh !== committed) stale.push(to);
  }
  if (stale.length === 0) {
    console.log(`Generated code matches its sources (${pairs.length} files).`);
    return;
  }
  const names = stale.map((file) => path.relative(root, file));
  console.error(
    `Generated code differs from its sources. Run \`npm run generate\`.\n  ${names.join('\n  ')}`,
  );
  process.exitCode = 1;
}

async function readPairs(from: string, to: string): Promise<Pair[]> {
  return (await filesIn(from)).map((file) => ({ from: file, to: path.join(to, path.relative(from, file)) }));
}

async function filesIn(folder: string): Promise<string[]> {
  if (!(await stat(folder).catch(() => null))) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}
