import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, inject, test } from 'vitest';
import { findTarballProblems } from '../../../scripts/tarball.ts';

const sdk = path.join(inject('newest'), 'node_modules/@gli/sdk');
const dist = path.join(sdk, 'dist');

test('passes publint and attw and contains every published file', async () => {
  expect(await findTarballProblems(inject('tarball'))).toEqual([]);
});

test('contains the contract’s types only once and its JSON without indentation', async () => {
  const text = await readFile(path.join(sdk, 'openapi.json'), 'utf8');
  expect(text).not.toMatch(/^[ \t]/m);
  const { description } = JSON.parse(text).components.schemas.RwaAsset.properties.slug;
  const describing: string[] = [];
  for (const name of await readdir(dist, { recursive: true })) {
    if (!name.endsWith('.d.ts')) continue;
    if ((await readFile(path.join(dist, name), 'utf8')).includes(description)) describing.push(name);
  }
  expect(describing).toEqual(['generated/schema-types.d.ts']);
});

test('marks modules that need React in a browser with "use client"', async () => {
  const unmarked: string[] = [];
  const marked: string[] = [];
  for (const name of await readdir(dist, { recursive: true })) {
    if (!name.endsWith('.js')) continue;
    const code = await readFile(path.join(dist, name), 'utf8');
    const needsClient = /from "react(\/jsx-runtime)?"|\buse(Query|Mutation)\b.* from "@tanstack/.test(code);
    if (/^['"]use client['"]/.test(code)) marked.push(name);
    else if (needsClient) unmarked.push(name);
  }
  expect(unmarked).toEqual([]);
  expect(marked).not.toEqual([]);
  // Server components import query options from the same entry.
  expect(marked.filter((name) => /^react\.js$|queries|query-factory/.test(name))).toEqual([]);
});
