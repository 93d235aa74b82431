import path from 'node:path';
import { listScreenFiles, sourceFiles } from '../../../i18n/testing/source-files.ts';

/** Page or page frame of the app, with the source text of its files. */
export type AppPage = { name: string; files: ReadonlyMap<string, string> };

/** Pages that demonstrate the design and show none of the product's messages. */
export const showcases = ['design-tokens', 'styled-system', 'accessibility-demo', 'animation-demo'];

const texts = new Map([
  ...sourceFiles().map(({ file, text }): [string, string] => [file, text]),
  ...sourceFiles('packages/ui/src').map(({ file, text }): [string, string] => [`ui/${file}`, text]),
]);
/** Files of @gli/ui and @/data by the names that they export. */
const sharedFiles = new Map(
  [...texts]
    .filter(([file]) => /^(ui|data)\//.test(file))
    .flatMap(([file, text]) =>
      [...text.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name = '']) => [name, file]),
    ),
);

/** Returns all screens of the route table with their static and lazy imports, and the frame around them. */
export function listAppPages(): AppPage[] {
  const screens = listScreenFiles().map(({ name, file }) => ({ name, files: filesFrom(file) }));
  const frame = filesFrom('App.tsx');
  return [...screens.filter(({ name }) => !showcases.includes(name)), { name: 'shell', files: frame }];
}

function filesFrom(file: string): Map<string, string> {
  const found = new Map<string, string>();
  const add = (from: string) => {
    const text = texts.get(from);
    if (text === undefined || found.has(from) || from === 'routes.ts') return;
    found.set(from, text);
    for (const [, imported = ''] of text.matchAll(/(?:from|import\() ?'(\.[^']+)'/g)) {
      add(path.posix.join(path.posix.dirname(from), imported));
    }
    for (const [, names = ''] of text.matchAll(/import \{([^}]*)\} from '(?:@\/data|@gli\/ui(?:\/\w+)?)'/g)) {
      for (const name of names.split(',')) add(sharedFiles.get(name.trim()) ?? '');
    }
  };
  add(file);
  return found;
}
