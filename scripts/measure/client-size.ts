import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'rolldown';

/** Bytes of a module after tree shaking, minifying and gzip; its imports are resolved from `folder`. */
export async function clientSize(folder: string, source: string): Promise<number> {
  const input = path.join(folder, 'size-entry.ts');
  await writeFile(input, source);
  try {
    const { output } = await build({
      input,
      cwd: folder,
      write: false,
      platform: 'browser',
      output: { minify: true, format: 'esm' },
      logLevel: 'silent',
    });
    const code = output.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('');
    return gzipSync(code, { level: 9 }).length;
  } finally {
    await rm(input);
  }
}
