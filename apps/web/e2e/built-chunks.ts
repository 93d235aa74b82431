import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** String in the airdrop code that survives minification. */
export const AIRDROP_TEXT = 'its block height has passed';

const dist = path.join(import.meta.dirname, '../dist');

/** Returns the paths of the scripts that a built script imports statically. */
export function staticImports(script: string): string[] {
  const text = readFileSync(path.join(dist, script), 'utf8');
  const imports = text.matchAll(/\b(?:from|import)"(\.[^"]+)"/g);
  return [...imports].map(([, file = '']) => path.posix.join(path.posix.dirname(script), file));
}

/** Returns the names of the build's scripts that contain the text. */
export function chunksWith(text: string, build = 'dist'): string[] {
  const folder = path.join(import.meta.dirname, '..', build, 'assets');
  return readdirSync(folder).filter(
    (file) => file.endsWith('.js') && readFileSync(path.join(folder, file), 'utf8').includes(text),
  );
}
