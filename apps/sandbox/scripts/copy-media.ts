// Copies the pictures and documents that responses link to into the package; they come from the web app.
import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';

const root = path.dirname(import.meta.dirname);
const media = path.join(root, 'media');
rmSync(media, { recursive: true, force: true });
cpSync(path.join(root, '../web/public/media'), media, { recursive: true });
