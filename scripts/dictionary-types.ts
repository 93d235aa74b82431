// node scripts/dictionary-types.ts: writes the types of the app's strings, which are not committed. `pnpm install` runs it,
// and so does Turborepo before it checks types after a change of a dictionary.
import { cp, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { DICTIONARY_TYPES, generateDictionaryTypes } from './generate/dictionary-types.ts';
import { root } from './root.ts';

const web = path.join(root, 'apps/web');
const work = await mkdtemp(path.join(web, '.generate-'));
try {
  await generateDictionaryTypes(work);
  await cp(path.join(work, DICTIONARY_TYPES), path.join(web, 'src', DICTIONARY_TYPES));
} finally {
  await rm(work, { recursive: true });
}
