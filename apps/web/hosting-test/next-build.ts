import { createHash } from 'node:crypto';
import { cpSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isCompressed, writeCompressed } from '../build/compress.ts';
import { BUILD_FILE, buildIn, VERSION_FILE } from '../hosting/build-files.ts';

/** The entry and the screen that a tab with the old build opens after the update. */
const CHANGED_CHUNKS = ['index', 'HelpCenterScreen'];

/**
 * Copies a build as the build of a later release: two chunks have other names, and so have all references to them. The
 * service worker's list, the digest and the compressed copies are updated. A second build would take 24 CPU seconds.
 */
export async function copyAsNextBuild(build: string, folder: string): Promise<void> {
  cpSync(build, folder, { recursive: true });
  const at = (file: string) => path.join(folder, file);
  const read = (file: string) => readFileSync(at(file), 'utf8');
  const chunks = CHANGED_CHUNKS.map((name) => findChunk(folder, name));
  const changed = new Set<string>();
  const replace = (file: string, replacements: readonly (readonly [old: string, next: string])[]) => {
    const before = read(file);
    const after = replacements.reduce((text, [old, next]) => text.replaceAll(old, next), before);
    if (after === before) return;
    writeFileSync(at(file), after);
    changed.add(file);
  };
  const homeBefore = md5(read('index.html'));
  const names = chunks.map((chunk) => [path.basename(chunk), path.basename(toNextName(chunk))] as const);
  for (const file of globSync('**/*.{html,js,json}', { cwd: folder })) replace(file, names);
  // The service worker fetches index.html again only if its revision is another one.
  replace('sw.js', [[homeBefore, md5(read('index.html'))]]);
  for (const chunk of chunks) {
    const next = toNextName(chunk);
    renameSync(at(chunk), at(next));
    changed.delete(chunk);
    changed.add(next);
    for (const file of globSync(`${chunk}.*`, { cwd: folder }).filter(isCompressed)) rmSync(at(file));
  }
  const { digest, files } = buildIn(folder);
  writeFileSync(at(BUILD_FILE), JSON.stringify({ digest, files }));
  writeFileSync(at(VERSION_FILE), JSON.stringify({ ...JSON.parse(read(VERSION_FILE)), digest }));
  const served = [...changed].filter((file) => file in files);
  await writeCompressed(served.map(at));
}

function findChunk(folder: string, name: string): string {
  const [chunk, ...others] = globSync(`assets/${name}-????????.js`, { cwd: folder });
  if (chunk === undefined || others.length > 0)
    throw new Error(
      `Expected one chunk assets/${name}-*.js in the build, but found ${chunk === undefined ? 0 : others.length + 1}.`,
    );
  return chunk.replaceAll('\\', '/');
}

const toNextName = (chunk: string): string => chunk.replace(/-.{8}\.js$/, '-nextnext.js');

const md5 = (text: string): string => createHash('md5').update(text).digest('hex');
