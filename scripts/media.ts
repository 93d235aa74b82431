// node scripts/media.ts: the platform's pictures and sample documents → apps/web/public/.
//   --check  writes nothing; fails when what is committed differs, or the contract names a picture that is not made.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { mediaFiles } from './media/files.ts';
import { samePng } from './media/png.ts';
import { root } from './root.ts';

const folder = path.join(root, 'apps/web/public');
/** A picture is loaded beside twenty others in a list: in bytes. */
const largestSvg = 12 * 1024;
const files = mediaFiles();
const problems: string[] = [];

for (const [name, content] of files) {
  if (name.endsWith('.svg') && content.length > largestSvg)
    problems.push(`${name} has ${content.length} bytes, more than ${largestSvg}`);
}
for (const name of await namedInContract()) {
  if (!files.has(name))
    problems.push(`${name} is named in openapi/ and not made: add it to scripts/media/catalog.ts`);
}
if (process.argv.includes('--check')) await compare();
else await write();

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
} else console.log(`${files.size} pictures and documents, all that the contract names.`);

async function write() {
  for (const [name, content] of files) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}

async function compare() {
  for (const [name, content] of files) {
    const committed = await readFile(path.join(folder, name)).catch(() => null);
    const same =
      committed && (name.endsWith('.png') ? samePng(committed, content) : committed.equals(content));
    if (!same) problems.push(`${name} is not what scripts/media.ts makes: run \`node scripts/media.ts\``);
  }
  for (const entry of await readdir(path.join(folder, 'media'), { recursive: true, withFileTypes: true })) {
    const name = path.relative(folder, path.join(entry.parentPath, entry.name));
    if (entry.isFile() && !files.has(name))
      problems.push(`${name} is not made by scripts/media.ts: remove it`);
  }
}

async function namedInContract(): Promise<Set<string>> {
  const names = new Set<string>();
  for (const entry of await readdir(path.join(root, 'openapi'), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.yaml')) continue;
    const text = await readFile(path.join(entry.parentPath, entry.name), 'utf8');
    for (const [name] of text.matchAll(/\/media\/[\w./-]+\.\w+/g)) names.add(name.slice(1));
  }
  return names;
}
