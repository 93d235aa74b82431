// Checks that the web app's public folder contains exactly the files that responses and pages reference.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readAssets } from '../src/areas/rwa/seed/asset-files.ts';
import { toDocuments, toPictures } from '../src/areas/rwa/seed/asset-media.ts';
import { readProducts } from '../src/areas/shopping/seed/product-builders.ts';
import { contractExample } from '../src/core/contract/contract-example.ts';

/** Products of the contract's examples. */
const EXAMPLES = ['stay', 'stayEnglish', 'villas', 'marina', 'goods', 'restaurant'];

const root = path.resolve(import.meta.dirname, '../../..');

function listFiles(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

function findNamedFiles(): Set<string> {
  const sources = ['openapi', 'apps/sandbox/seed', 'apps/web/src']
    .flatMap(listFiles)
    .filter((file) => /\.(yaml|tsx?)$/.test(file) && !/\.test\./.test(file));
  const assets = [...readAssets().values()].flat();
  const seed = JSON.stringify([
    readProducts(),
    assets.map((asset) => [toPictures(asset), toDocuments(asset)]),
  ]);
  const text = [seed, ...sources.map((file) => readFileSync(file, 'utf8'))].join('\n');
  return new Set([
    ...(text.match(/(?<![\w.])\/media\/[\w./-]+\.\w+/g) ?? []),
    // The steps on the home page name their pictures without the folder.
    ...[...text.matchAll(/\bpicture: '(\w+)'/g)].map(([, name]) => `/media/home/${name}.svg`),
  ]);
}

test('references exactly the photos and documents in the public folder', () => {
  const publicFolder = path.join(root, 'apps/web/public');
  const present = listFiles('apps/web/public/media').map((file) => `/${path.relative(publicFolder, file)}`);
  expect([...findNamedFiles()].sort()).toEqual(present.sort());
});

/** Returns the hash of a public file's bytes, to find copies. */
const toDigest = (url: string) =>
  createHash('sha256')
    .update(readFileSync(path.join(root, 'apps/web/public', url)))
    .digest('hex');

const listAssetFiles = (slug: string) => listFiles(`apps/web/public/media/assets/${slug}`);
const toUrl = (file: string) => `/${path.relative(path.join(root, 'apps/web/public'), file)}`;

test('has at least two distinct images of each asset', () => {
  const folders = readdirSync(path.join(root, 'apps/web/public/media/assets'));
  expect(folders.length).toBeGreaterThan(20);
  for (const slug of folders) {
    const digests = new Set(listAssetFiles(slug).map((file) => toDigest(toUrl(file))));
    expect(digests.size, slug).toBeGreaterThanOrEqual(2);
  }
});

test('has a separate site plan for each asset', () => {
  const folders = readdirSync(path.join(root, 'apps/web/public/media/assets'));
  const plans = folders.map((slug) => toDigest(`/media/assets/${slug}/plan.svg`));
  expect(new Set(plans).size).toBe(folders.length);
});

test('does not use an image of an asset for a product', () => {
  const assetDigests = new Set(
    readdirSync(path.join(root, 'apps/web/public/media/assets'))
      .flatMap(listAssetFiles)
      .map((file) => toDigest(toUrl(file))),
  );
  const covers = listFiles('apps/web/public/media/products').map(toUrl);
  expect(covers.filter((cover) => assetDigests.has(toDigest(cover)))).toEqual([]);
  const products = JSON.stringify([
    readProducts(),
    EXAMPLES.map((name) => contractExample('getProduct', name)),
  ]);
  expect(products).not.toContain('/media/assets/');
});
