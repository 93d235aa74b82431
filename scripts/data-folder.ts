import { createHash } from 'node:crypto';
import { accessSync, constants, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';

/**
 * Returns a writable data folder, which is in the checkout, or in the user's cache if the checkout is read-only.
 * @param name path relative to the checkout, such as `.gli-sandbox`
 * @throws Error with instructions if neither is writable
 */
export function writableFolder(checkout: string, name: string): string {
  const own = path.join(checkout, name);
  if (canWrite(own)) return own;
  const hash = createHash('sha256').update(checkout).digest('hex').slice(0, 12);
  const cached = path.join(userCache(), 'gli-platform', hash, name);
  if (canWrite(cached)) return cached;
  throw new Error(
    `Neither ${own} nor ${cached} is writable. Set XDG_CACHE_HOME to a writable folder, and start again.`,
  );
}

function canWrite(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function userCache(): string {
  const { XDG_CACHE_HOME, LOCALAPPDATA } = process.env;
  if (XDG_CACHE_HOME) return XDG_CACHE_HOME;
  if (process.platform === 'win32' && LOCALAPPDATA) return LOCALAPPDATA;
  return path.join(homedir(), process.platform === 'darwin' ? 'Library/Caches' : '.cache');
}
