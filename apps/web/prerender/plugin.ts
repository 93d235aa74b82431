import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Plugin, type ResolvedConfig, runnerImport } from 'vite';

/** What `first-page.tsx` hands out. */
type FirstPage = { pages: { ko: string; en: string }; styles: string };

/**
 * Draws `/` at build time, as a visitor sees it, in both languages: it paints before the script runs. Everything that
 * the first paint needs stands in the document itself; public/start.js says which language is seen, if any.
 */
export function drawnFirstPage(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'gli:drawn-first-page',
    apply: 'build',
    // What is drawn here has no such value, and makes the rules (src/design/stitches.config.ts).
    config: () => ({ define: { 'import.meta.env.VITE_RULES_IN_DOCUMENT': 'true' } }),
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const read = (file: string) => readFile(path.join(config.root, file), 'utf8');
        const [start, startStyle, startDrawn, choose, chooseStyle, begin] = await Promise.all([
          read('public/start.js'),
          read('public/start.css'),
          read('prerender/start-drawn.js'),
          read('prerender/choose-drawn.js'),
          read('prerender/choose-drawn.css'),
          read('prerender/begin.js'),
        ]);
        const { pages, styles } = await draw(config);
        const { page, program, parts } = withoutProgram(html);
        return replaceEach(page, [
          [
            '<link rel="stylesheet" href="/start.css" />',
            `<style>${startStyle}${chooseStyle}</style><style>${styles}</style>`,
          ],
          ['<script src="/start.js"></script>', `<script>${start}${startDrawn}</script>`],
          [
            '<div id="root"></div>',
            `<div id="root" data-drawn="ko" data-program="${program}" data-parts="${parts.join(' ')}">${pages.ko}</div>` +
              `<template id="drawn-en">${pages.en}</template><script>${choose}</script><script>${begin}</script>`,
          ],
        ]);
      },
    },
  };
}

async function draw({ root, mode, logLevel = 'warn' }: ResolvedConfig): Promise<FirstPage> {
  const { module } = await runnerImport<FirstPage>(path.join(root, 'prerender/first-page.tsx'), {
    configFile: false,
    root,
    mode,
    logLevel,
  });
  return module;
}

/** The page without the tags that fetch the program, and what they fetch: prerender/begin.js does it in its own time. */
function withoutProgram(html: string) {
  const script = /<script type="module"[^>]* src="([^"]+)"><\/script>\s*/;
  const preload = /<link rel="modulepreload"[^>]* href="([^"]+)">\s*/g;
  const program = script.exec(html)?.[1];
  if (program === undefined) throw new Error('index.html fetches no program.');
  const parts = [...html.matchAll(preload)].map(([, href]) => href);
  return { page: html.replace(script, '').replace(preload, ''), program, parts };
}

function replaceEach(html: string, changes: readonly (readonly [string, string])[]): string {
  return changes.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`index.html has no ${from}`);
    return text.replace(from, () => to);
  }, html);
}
