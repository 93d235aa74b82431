import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes each `ts` and `tsx` block of a README into a file of `folder`. */
export async function writeReadmeExamples(readme: string, folder: string): Promise<void> {
  const blocks = [...(await readFile(readme, 'utf8')).matchAll(/```(tsx?)\n([\s\S]*?)```/g)];
  if (blocks.length === 0) throw new Error(`${readme} has no example.`);
  await mkdir(folder, { recursive: true });
  for (const [index, [, kind, code]] of blocks.entries())
    await writeFile(path.join(folder, `example-${index + 1}.${kind}`), `${code}\nexport {};\n`);
}

/** Writes each operation's docstring example as a function into one file in `folder`. */
export async function writeOperationExamples(operations: string, folder: string): Promise<void> {
  const source = await readFile(operations, 'utf8');
  const examples = [...source.matchAll(/^ \* @example\n((?: \*.*\n)+?) \*\/\nexport const (\w+)\b/gm)];
  if (examples.length === 0) throw new Error('No operation has an example.');
  const functions = examples.map(
    ([, code = '', name]) =>
      `export async function ${name}Example() {\n${code.replaceAll(/^ \* /gm, '  ')}  ${code.includes('const data') ? 'return data' : ''}\n}\n`,
  );
  const names = examples.map(([, , name]) => name).join(', ');
  const head = `import type { GliClient } from '@gli/sdk';\nimport { ${names} } from '@gli/sdk/operations';\n`;
  const given = 'declare const client: GliClient;\ndeclare const file: Blob;\n';
  await writeFile(path.join(folder, 'operations.ts'), head + given + functions.join(''));
}
