import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Plugin, type ResolvedConfig, runnerImport } from 'vite';

/** The exports of `first-page.tsx`. */
type FirstPage = { pages: { ko: string; en: string }; styles: string };

/**
 * Prerenders `/` at build time, as a visitor sees it, in both languages: it paints before the script runs. Everything
 * that the first paint needs is in the document; choose-page.js decides which language shows, if any.
 */
export function prerenderedFirstPage(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'gli:prerendered-first-page',
    apply: 'build',
    // The prerender itself runs without this value, and makes the rules (src/design/stitches.config.ts).
    config: () => ({ define: { 'import.meta.env.VITE_RULES_IN_DOCUMENT': 'true' } }),
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const read = (file: string) => readFile(path.join(config.root, file), 'utf8');
        const [start, startStyle, choosePage, chooseLanguage, chooseLanguageStyle, loadApp] =
          await Promise.all([
            read('public/start.js'),
            read('public/start.css'),
            read('prerender/choose-page.js'),
            read('prerender/choose-language.js'),
            read('prerender/choose-language.css'),
            read('prerender/load-app.js'),
          ]);
        const { pages, styles } = await render(config);
        const { page, entry, imports } = withoutEntry(html);
        return replaceEach(page, [
          [
            '<link rel="stylesheet" href="/start.css" />',
            `<style>${startStyle}${chooseLanguageStyle}</style><style>${styles}</style>`,
          ],
          ['<script src="/start.js"></script>', `<script>${start}${choosePage}</script>`],
          [
            '<div id="root"></div>',
            `<div id="root" data-prerendered="ko" data-entry="${entry}" data-imports="${imports.join(' ')}">${pages.ko}</div>` +
              `<template id="prerendered-en">${pages.en}</template>` +
              `<script>${chooseLanguage}</script><script>${loadApp}</script>`,
          ],
        ]);
      },
    },
  };
}

async function render({ root, mode, logLevel = 'warn' }: ResolvedConfig): Promise<FirstPage> {
  const { module } = await runnerImport<FirstPage>(path.join(root, 'prerender/first-page.tsx'), {
    configFile: false,
    root,
    mode,
    logLevel,
  });
  return module;
}

/** The page without the tags that fetch the entry, and what they fetch: prerender/load-app.js does it later. */
function withoutEntry(html: string) {
  const script = /<script type="module"[^>]* src="([^"]+)"><\/script>\s*/;
  const preload = /<link rel="modulepreload"[^>]* href="([^"]+)">\s*/g;
  const entry = script.exec(html)?.[1];
  if (entry === undefined) throw new Error('index.html has no module script.');
  const imports = [...html.matchAll(preload)].map(([, href]) => href);
  return { page: html.replace(script, '').replace(preload, ''), entry, imports };
}

function replaceEach(html: string, changes: readonly (readonly [string, string])[]): string {
  return changes.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`index.html has no ${from}`);
    return text.replace(from, () => to);
  }, html);
}
