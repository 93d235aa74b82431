import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  createServer,
  createServerModuleRunner,
  minify,
  type Plugin,
  type ResolvedConfig,
  type Rolldown,
} from 'vite';
import type { PrerenderedPage } from '../src/prerender.tsx';
import { type Fonts, makeFonts } from './fonts.ts';

/** Matches Vite's tags for the entry and its imports. */
const APP_TAGS = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g;

/** Returns the file of a route: `/rwa-assets/:id` is `rwa-assets/_id.html`. */
const toFile = (routePath: string): string =>
  routePath === '/' ? 'index.html' : `${routePath.slice(1).replace(':', '_')}.html`;

/**
 * Writes a document for every route, in both languages, as the page looks before its data has loaded. head.js and
 * body.js choose the language before the first paint. The app then hydrates the document (src/main.tsx).
 */
export function prerenderedPages(): Plugin {
  let config: ResolvedConfig;
  let fonts: Fonts;
  const documents = new Map<string, string>();
  return {
    name: 'gli:prerendered-pages',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const read = (file: string) => readFile(path.join(config.root, file), 'utf8');
        const script = async (file: string) => (await minify(file, await read(file), { module: false })).code;
        const style = async (file: string) =>
          (await read(file)).replace(/\/\*.*?\*\//gs, '').replace(/\s+/g, ' ');
        const [start, head, body, startStyle, prerenderedStyle] = await Promise.all([
          script('public/start.js'),
          script('build/head.js'),
          script('build/body.js'),
          style('public/start.css'),
          style('build/prerendered.css'),
        ]);
        const pages = await renderPages(config);
        fonts = await makeFonts(config.root, {
          documents: pages.map((page) => page.title.ko + page.html.ko).join(''),
          loaded: pages.map((page) => page.loaded).join(''),
        });
        // body.js inserts these tags, so the first paint does not wait for any script.
        const tags = html.match(APP_TAGS) ?? [];
        const withoutApp = html.replace(APP_TAGS, '');
        for (const page of pages) {
          const changes: [from: string, to: string][] = [
            [
              '<html lang="ko">',
              `<html lang="ko" data-path="${page.path}" data-audience="${page.audience}" data-korean-font="${fonts.korean}">`,
            ],
            ['<title>GLI</title>', `<title>${page.title.ko}</title>`],
            [
              '<link rel="stylesheet" href="/start.css" />',
              `<link rel="preload" as="font" type="font/woff2" crossorigin href="${fonts.latin}">` +
                `<style>${startStyle}${prerenderedStyle}${fonts.rules}</style><style>${page.styles}</style>`,
            ],
            ['<script src="/start.js"></script>', `<script>${start}${head}</script>`],
            [
              '<div id="root"></div>',
              `<div id="root" data-prerendered="${page.isComplete ? 'ko' : 'shell'}">${page.html.ko}</div>` +
                `<template id="english" title="${page.title.en}">${page.html.en}</template>` +
                `<template id="app">${tags.join('')}${toPreloads(page, bundle, html)}</template>` +
                `<script>${body}</script>`,
            ],
          ];
          documents.set(toFile(page.path), replaceEach(withoutApp, changes));
        }
        return documents.get('index.html');
      },
    },
    // Runs before the plugins that read the documents.
    writeBundle: {
      order: 'pre',
      sequential: true,
      async handler({ dir = '.' }) {
        for (const [file, content] of [...fonts.files, ...documents]) {
          await mkdir(path.dirname(path.join(dir, file)), { recursive: true });
          await writeFile(path.join(dir, file), content);
        }
        await writeFile(path.join(dir, '_redirects'), toRedirects([...documents.keys()]));
      },
    },
  };
}

/** Formats the redirects for static hosts: the document shared by all ids, and the fallback for other paths. */
function toRedirects(files: readonly string[]): string {
  const patterns = files.filter((file) => file.endsWith('/_id.html'));
  const lines = patterns.map((file) => `/${file.replace('_id.html', ':id')} /${file} 200`);
  return `${[...lines, '/* /index.html 200'].join('\n')}\n`;
}

/**
 * Returns `modulepreload` tags for the chunks of the screen and of its strings, so they load in parallel with the
 * entry.
 */
function toPreloads(page: RenderedPage, bundle: Rolldown.OutputBundle, html: string): string {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const preload = (main: Rolldown.OutputChunk | undefined, attribute = ''): string => {
    const files = new Set(main && [main.fileName]);
    // Visits the imports of imports too, because a set also iterates over what is added meanwhile.
    for (const file of files)
      for (const imported of chunks.find(({ fileName }) => fileName === file)?.imports ?? [])
        files.add(imported);
    return [...files]
      .filter((file) => !html.includes(file))
      .map((file) => `<link rel="modulepreload" crossorigin${attribute} href="/${file}">`)
      .join('');
  };
  const screen = preload(chunks.find(({ facadeModuleId }) => facadeModuleId === page.screen));
  const strings = ['ko', 'en'].flatMap((locale) =>
    [locale, ...page.namespaces.map((namespace) => `${locale}/${namespace}`)].map((folder) => {
      const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/i18n/${folder}/index.ts`));
      if (!chunk) throw new Error(`The build has no chunk with the strings in ${folder}.`);
      return preload(chunk, ` hreflang="${locale}"`);
    }),
  );
  return [screen, ...strings].join('');
}

type RenderedPage = PrerenderedPage & {
  /** Module of the route's screen. Undefined if the page is only a shell. */
  screen: string | undefined;
};

async function renderPages({ root, mode, logLevel = 'warn' }: ResolvedConfig): Promise<RenderedPage[]> {
  const server = await createServer({
    configFile: false,
    root,
    mode,
    logLevel,
    appType: 'custom',
    resolve: { tsconfigPaths: true },
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  const runner = createServerModuleRunner(server.environments.ssr, { hmr: false });
  const load = () => runner.import<typeof import('../src/prerender.tsx')>('/src/prerender.tsx');
  try {
    const pages: RenderedPage[] = [];
    const { routeNames } = await load();
    for (const name of routeNames) {
      (await load()).reset();
      runner.clearCache();
      const page = await (await load()).prerenderPage(name);
      const evaluated = [...runner.evaluatedModules.idToModuleMap.keys()];
      pages.push({ ...page, screen: evaluated.find((id) => id.endsWith('Screen.tsx')) });
    }
    return pages;
  } finally {
    await runner.close();
    await server.close();
  }
}

function replaceEach(html: string, changes: readonly (readonly [string, string])[]): string {
  return changes.reduce((text, [from, to]) => {
    if (!text.includes(from))
      throw new Error(`index.html must contain ${from}, which the prerender replaces.`);
    return text.replace(from, () => to);
  }, html);
}
