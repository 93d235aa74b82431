// node scripts/check-media.ts: every picture and document that is named exists in apps/web/public, every file there is
// named, and no SVG is too heavy.
// The seed's types are those of the SDK, which also runs in browsers.
/// <reference lib="dom" />
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { documentsOn } from '../apps/sandbox/src/areas/rwa/seed/asset-seed.ts';
import { COMMERCIAL } from '../apps/sandbox/src/areas/rwa/seed/commercial.ts';
import { LAND } from '../apps/sandbox/src/areas/rwa/seed/land.ts';
import { RESIDENTIAL } from '../apps/sandbox/src/areas/rwa/seed/residential.ts';
import { RESORTS } from '../apps/sandbox/src/areas/rwa/seed/resorts.ts';
import { picturesOf } from '../apps/sandbox/src/areas/rwa/seed/seeded-asset.ts';
import { GOODS } from '../apps/sandbox/src/areas/shopping/seed/products/goods.ts';
import { RESTAURANTS } from '../apps/sandbox/src/areas/shopping/seed/products/restaurants.ts';
import { STAYS } from '../apps/sandbox/src/areas/shopping/seed/products/stays.ts';
import { root } from './root.ts';

/** A list loads twenty of them. */
const SVG_MAX_BYTES = 12 * 1024;
/** Sources that name files in full. */
const SOURCES = ['openapi', 'apps/sandbox/src', 'apps/web/src'];
const publicFolder = path.join(root, 'apps/web/public');
const assets = [...RESORTS, ...RESIDENTIAL, ...COMMERCIAL, ...LAND];
const seed = JSON.stringify([STAYS, GOODS, RESTAURANTS, assets.map(picturesOf)]);
const documents = assets.flatMap((asset) =>
  documentsOn(asset).map(([kind]) => `/media/documents/${asset.slug}-${kind}.pdf`),
);
const sources = SOURCES.flatMap(filesIn).filter(
  (file) => /\.(yaml|tsx?)$/.test(file) && !/\.test\./.test(file),
);
const text = [seed, ...sources.map((file) => readFileSync(file, 'utf8'))].join('\n');
const named = new Set([
  ...(text.match(/(?<![\w.])\/media\/[\w./-]+\.\w+/g) ?? []),
  ...documents,
  // The steps of the home page name theirs without the folder.
  ...[...text.matchAll(/\bpicture: '(\w+)'/g)].map(([, name]) => `/media/home/${name}.svg`),
]);
const present = new Set(
  filesIn('apps/web/public/media').map((file) => `/${path.relative(publicFolder, file)}`),
);

const problems = [
  ...[...named].filter((name) => !present.has(name)).map((name) => `${name} is named but missing.`),
  ...[...present].filter((name) => !named.has(name)).map((name) => `${name} is not used: remove it.`),
  ...[...present]
    .map((name) => ({ name, bytes: statSync(path.join(publicFolder, name)).size }))
    .filter(({ name, bytes }) => name.endsWith('.svg') && bytes > SVG_MAX_BYTES)
    .map(({ name, bytes }) => `${name} has ${bytes} bytes, more than ${SVG_MAX_BYTES}.`),
];
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
} else console.log(`${present.size} pictures and documents: all are named, none is missing.`);

function filesIn(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}
