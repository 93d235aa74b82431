// Copies the files that the sandbox serves into the package: photos and documents from the web app, and the
// documentation site.
import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';

const root = path.dirname(import.meta.dirname);
const sources = { media: '../web/public/media', docs: '../docs/dist' };
for (const [name, source] of Object.entries(sources)) {
  const from = path.join(root, source);
  const folder = path.join(root, name);
  rmSync(folder, { recursive: true, force: true });
  cpSync(from, folder, { recursive: true });
}
