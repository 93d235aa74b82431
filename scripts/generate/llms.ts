import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Contract, listOperations } from '../../openapi/contract.ts';
import { root } from '../root.ts';

const GUIDES = 'apps/docs/src/content/docs';
const SITE = 'http://127.0.0.1:4000/docs';

/** Guides of each published package, in reading order. */
const PACKAGES = {
  'packages/sdk': [
    'start',
    'authentication',
    'errors',
    'money',
    'pagination',
    'react',
    'testing',
    'hosting',
    'versions',
  ],
  'packages/validation': ['money'],
  'packages/mcp': ['money'],
  'apps/sandbox': [
    'sandbox',
    'clock',
    'snapshots',
    'recordings',
    'requests',
    'faults',
    'simulation',
    'load',
    'many-machines',
    'run-it-for-others',
  ],
};
/** The home page, the page for missing ones, and the Korean version of `start`. */
const OMITTED = ['index', '404', 'ko-start'];

/**
 * Writes llms.txt of each published package: its guides in one file for coding assistants, which read it offline.
 * @throws Error if a guide belongs to no package
 */
export async function generateLlmsTexts(contract: Contract, folder: string): Promise<void> {
  const known = new Set([...Object.values(PACKAGES).flat(), ...OMITTED]);
  const files = (await readdir(path.join(root, GUIDES))).map((file) => path.basename(file, '.md'));
  const unknown = files.filter((id) => !known.has(id));
  if (unknown.length > 0) throw new Error(`No package has the guides ${unknown.join(', ')} in its llms.txt.`);
  for (const [home, ids] of Object.entries(PACKAGES)) {
    const { name, description } = JSON.parse(await readFile(path.join(root, home, 'package.json'), 'utf8'));
    const guides = await Promise.all(ids.map(readGuide));
    const operations = /sdk|mcp/.test(name) ? [listNames(contract)] : [];
    const text = [`# ${name}`, `> ${description}`, ...operations, ...guides].join('\n\n');
    await mkdir(path.join(folder, home), { recursive: true });
    await writeFile(path.join(folder, home, 'llms.txt'), `${text}\n`);
  }
}

function listNames({ document }: Contract): string {
  const lines = listOperations(document).map(
    ({ method, path: place, operation }) =>
      `- \`${operation.operationId}\`: ${operation.summary}, \`${method} ${place}\``,
  );
  return `## Operations\n\n${lines.join('\n')}`;
}

/** Reads a guide as a section. Its headings go down one level, and its links lead to the site that a sandbox serves. */
async function readGuide(id: string): Promise<string> {
  const source = await readFile(path.join(root, GUIDES, `${id}.md`), 'utf8');
  const [, title, description, body] =
    /^---\ntitle: (.*)\ndescription: (.*)\n[\s\S]*?---\n([\s\S]*)$/.exec(source) ?? [];
  if (!title || !body) throw new Error(`${id}.md does not start with a title and a description.`);
  const text = body.replaceAll(/^(?=##+ )/gm, '#').replaceAll(/\]\(\.\.?\//g, `](${SITE}/`);
  return `## ${title}\n\n${description}\n\n${text.trim()}`;
}
