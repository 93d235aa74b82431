import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'rolldown';

/**
 * Bytes that a program loads with a module, after tree shaking, minifying and gzip: its chunk and those it imports, without
 * what is fetched later by `import()` and without the packages in `external`. Its imports are resolved from `folder`.
 */
export async function clientSize(folder: string, source: string, external: string[] = []): Promise<number> {
  const input = path.join(folder, 'size-entry.ts');
  await writeFile(input, source);
  try {
    const { output } = await build({
      input,
      external,
      cwd: folder,
      write: false,
      platform: 'browser',
      output: { minify: true, format: 'esm' },
      // As in an app, whose entry has nothing to export: what a lazy chunk shares with it stays in one chunk.
      preserveEntrySignatures: 'allow-extension',
      logLevel: 'silent',
    });
    const chunks = output.filter((file) => file.type === 'chunk');
    const loaded = chunks.filter(({ isEntry }) => isEntry);
    // The list grows while it is walked.
    for (const { imports } of loaded) {
      loaded.push(...chunks.filter((chunk) => imports.includes(chunk.fileName) && !loaded.includes(chunk)));
    }
    return gzipSync(loaded.map(({ code }) => code).join(''), { level: 9 }).length;
  } finally {
    await rm(input);
  }
}
