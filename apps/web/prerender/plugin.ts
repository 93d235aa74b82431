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
import { type Fonts, makeFonts } from './fonts.ts';
import { writeIntegrity } from './integrity.ts';
import type { PrerenderedPage } from './pages.tsx';

/** Stands in the documents until every file has its last byte. */
const INTEGRITY = '<!--integrity-->';

/** The file of a route: `/rwa-assets/:id` is `rwa-assets/_id.html`. */
const fileOf = (routePath: string): string =>
  routePath === '/' ? 'index.html' : `${routePath.slice(1).replace(':', '_')}.html`;

/**
 * Prerenders at build time, in both languages, what is seen of every page before its data is here: it paints before the
 * script runs. Everything that the first paint needs is in the document; choose-page.js decides which language shows, if
 * any, and first-reads.js asks for the data. `/` is complete and gets hydrated; the app replaces every other one when it
 * is ready.
 */
export function prerenderedPages(): Plugin {
  let config: ResolvedConfig;
  const documents = new Map<string, string>();
  let fonts: Fonts;
  /** The files of every route of the table, for the limits in e2e/first-page.spec.ts. */
  const files = new Map<string, FilesOfPage>();
  return {
    name: 'gli:prerendered-pages',
    apply: 'build',
    // The prerender itself runs without this value, and makes the rules (src/design/stitches.config.ts).
    config: () => ({ define: { 'import.meta.env.VITE_RULES_IN_DOCUMENT': 'true' } }),
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (!bundle) throw new Error('There is no bundle.');
        const read = (file: string) => readFile(path.join(config.root, file), 'utf8');
        const script = async (file: string) => (await minify(file, await read(file), { module: false })).code;
        const style = async (file: string) =>
          (await read(file)).replace(/\/\*.*?\*\//gs, '').replace(/\s+/g, ' ');
        const [startStyle, prerenderedStyle] = await Promise.all([
          style('public/start.css'),
          style('prerender/prerendered.css'),
        ]);
        const [start, choosePage, firstReads, chooseLanguage, loadApp] = await Promise.all([
          script('public/start.js'),
          script('prerender/choose-page.js'),
          script('prerender/first-reads.js'),
          script('prerender/choose-language.js'),
          script('prerender/load-app.js'),
        ]);
        const { page, entry, imports } = withoutEntry(html);
        const { pages, modules } = await render(config);
        fonts = await makeFonts(config.root, {
          firstPages: firstTexts(pages),
          memberWords: memberPages(pages).flatMap(({ modules: { ko } }) => ko),
        });
        for (const [route, needed] of Object.entries(modules)) {
          files.set(route, filesOf(needed, bundle, config, [entry, ...imports]));
        }
        for (const prerendered of pages) {
          const { html: content, title, styles, audience, path: routePath, reads } = prerendered;
          const needed = inAttribute(filesOf(prerendered.modules, bundle, config, imports));
          const attributes = {
            path: routePath,
            audience,
            fonts: fonts.first.join(' '),
            ...(reads.paths.length > 0 && { reads: inAttribute(reads) }),
          };
          documents.set(
            fileOf(routePath),
            replaceEach(page, [
              [
                '<html lang="ko">',
                `<html lang="ko"${Object.entries(attributes)
                  .map(([key, value]) => ` data-${key}="${value}"`)
                  .join('')}>`,
              ],
              ['<title>GLI</title>', `${INTEGRITY}<title>${title.ko}</title>`],
              [
                '<link rel="stylesheet" href="/start.css" />',
                `<style>${startStyle}${prerenderedStyle}${fonts.rules}</style><style>${styles}</style>`,
              ],
              [
                '<script src="/start.js"></script>',
                `<script>${start}${choosePage}${reads.paths.length > 0 ? firstReads : ''}</script>`,
              ],
              [
                '<div id="root"></div>',
                `<div id="root" data-prerendered="ko" data-entry="${entry}" data-files="${needed}">${content.ko}</div>` +
                  `<template id="prerendered-en" title="${title.en}">${content.en}</template>` +
                  `<script>${chooseLanguage}${loadApp}</script>`,
              ],
            ]),
          );
        }
        return documents.get('index.html');
      },
    },
    // Before the plugins that read the documents.
    writeBundle: {
      order: 'pre',
      sequential: true,
      async handler({ dir = '.' }) {
        await Promise.all(
          [...fonts.files].map(([file, content]) => writeFile(path.join(dir, file), content)),
        );
        const integrity = writeIntegrity(dir, config.base);
        for (const [file, text] of documents) {
          await mkdir(path.dirname(path.join(dir, file)), { recursive: true });
          await writeFile(path.join(dir, file), replaceEach(text, [[INTEGRITY, integrity]]));
        }
        await writeFile(path.join(dir, '_redirects'), redirects([...documents.keys()]));
        await writeFile(path.join(dir, '.vite/route-files.json'), JSON.stringify(Object.fromEntries(files)));
      },
    },
  };
}

/** For static hosts: which document stands for every id, and the one for all other addresses. */
function redirects(files: readonly string[]): string {
  const patterns = files.filter((file) => file.endsWith('/_id.html'));
  const lines = patterns.map((file) => `/${file.replace('_id.html', ':id')} /${file} 200`);
  return `${[...lines, '/* /index.html 200'].join('\n')}\n`;
}

const inAttribute = (value: object): string =>
  JSON.stringify(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The Korean text of all pages for visitors but the developers' own, which nobody opens first. */
const firstTexts = (pages: readonly PrerenderedPage[]): string =>
  pages
    .filter(({ audience }) => audience !== 'members')
    .filter(({ modules }) => !modules.all.some((module) => module.startsWith('src/features/demos/')))
    .map(({ html, title }) => title.ko + html.ko)
    .join('');

const memberPages = (pages: readonly PrerenderedPage[]): readonly PrerenderedPage[] =>
  pages.filter(({ audience }) => audience === 'members');

async function render({ root, mode, logLevel = 'warn' }: ResolvedConfig) {
  const server = await createServer({
    configFile: false,
    root,
    mode,
    logLevel,
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  const runner = createServerModuleRunner(server.environments.ssr, { hmr: false });
  const load = () => runner.import<typeof import('./pages.tsx')>('/prerender/pages.tsx');
  try {
    const pages: PrerenderedPage[] = [];
    const { allPages, modulesOfRoutes } = await load();
    for (const name of allPages) {
      (await load()).resetStyles();
      runner.clearCache();
      pages.push(await (await load()).prerenderPage(name));
    }
    return { pages, modules: modulesOfRoutes() };
  } finally {
    await runner.close();
    await server.close();
  }
}

type FilesOfPage = Record<keyof PrerenderedPage['modules'] | 'always', string[]>;

/** The files of the page's modules and of what they import, without what the page fetches anyway. */
function filesOf(
  modules: PrerenderedPage['modules'],
  bundle: Rolldown.OutputBundle,
  { root, base }: ResolvedConfig,
  always: readonly string[],
): FilesOfPage {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const filesOfModules = (sources: readonly string[], known: readonly string[]): string[] => {
    const found = new Set<string>();
    const add = (file: string) => {
      if (known.includes(base + file) || found.has(base + file)) return;
      found.add(base + file);
      for (const imported of byFile.get(file)?.imports ?? []) add(imported);
    };
    for (const source of sources) {
      const id = path.join(root, source);
      const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(id));
      if (!chunk) throw new Error(`The build has no chunk with ${source}.`);
      add(chunk.fileName);
    }
    return [...found];
  };
  const all = filesOfModules(modules.all, always);
  const known = [...always, ...all];
  return {
    always: [...always],
    all,
    wide: filesOfModules(modules.wide, known),
    late: filesOfModules(modules.late, known),
    ko: filesOfModules(modules.ko, known),
    en: filesOfModules(modules.en, known),
  };
}

/** The page without the tags that fetch the entry, and what they fetch: prerender/load-app.js does it later. */
function withoutEntry(html: string) {
  const script = /<script type="module"[^>]* src="([^"]+)"><\/script>\s*/;
  const preload = /<link rel="modulepreload"[^>]* href="([^"]+)">\s*/g;
  const entry = script.exec(html)?.[1];
  if (entry === undefined) throw new Error('index.html has no module script.');
  const imports = [...html.matchAll(preload)].flatMap(([, href]) => href ?? []);
  return { page: html.replace(script, '').replace(preload, ''), entry, imports };
}

function replaceEach(html: string, changes: readonly (readonly [string, string])[]): string {
  return changes.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`index.html has no ${from}`);
    return text.replace(from, () => to);
  }, html);
}
