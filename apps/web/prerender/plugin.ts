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
        const [start, startStyle, startDrawn, choose, chooseStyle] = await Promise.all([
          read('public/start.js'),
          read('public/start.css'),
          read('prerender/start-drawn.js'),
          read('prerender/choose-drawn.js'),
          read('prerender/choose-drawn.css'),
        ]);
        const { pages, styles } = await draw(config);
        return replaceEach(html, [
          [
            '<link rel="stylesheet" href="/start.css" />',
            `<style>${startStyle}${chooseStyle}</style><style>${styles}</style>`,
          ],
          ['<script src="/start.js"></script>', `<script>${start}${startDrawn}</script>`],
          // The program comes after the first frame; it must not take the line from what that frame needs.
          [/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"'],
          [
            '<div id="root"></div>',
            `<div id="root" data-drawn="ko">${pages.ko}</div>` +
              `<template id="drawn-en">${pages.en}</template><script>${choose}</script>`,
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

function replaceEach(html: string, changes: readonly (readonly [string | RegExp, string])[]): string {
  return changes.reduce((text, [from, to]) => {
    if (typeof from === 'string') {
      if (!text.includes(from)) throw new Error(`index.html has no ${from}`);
      return text.replace(from, () => to);
    }
    return text.replace(from, to);
  }, html);
}
