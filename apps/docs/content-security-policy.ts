import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;
const STYLE_ATTRIBUTE = /<[a-z][^>]*\sstyle="([^"]*)"/gi;

/** Adds a policy to each page that allows the site's own files, and the page's inline code by hash. */
export function contentSecurityPolicy(): AstroIntegration {
  return {
    name: 'content-security-policy',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const files = await readdir(folder, { recursive: true });
        const pages = files.filter((file) => file.endsWith('.html')).map((file) => path.join(folder, file));
        for (const page of pages) {
          const html = await readFile(page, 'utf8');
          const meta = `<meta http-equiv="Content-Security-Policy" content="${buildPolicy(html)}">`;
          await writeFile(page, html.replace('<head>', `<head>${meta}`));
        }
      },
    },
  };
}

/**
 * Builds a page's policy. `'wasm-unsafe-eval'` allows the WebAssembly of the search. Pages with a form to try an operation
 * may also call this machine, and no other host.
 */
export function buildPolicy(html: string): string {
  const scripts = [...html.matchAll(INLINE_SCRIPT)]
    .filter(([, attributes = '']) => !attributes.includes('application/'))
    .map(([, , text = '']) => hash(text));
  const styles = [...html.matchAll(INLINE_STYLE)].map(([, text = '']) => hash(text));
  const attributes = [...html.matchAll(STYLE_ATTRIBUTE)].map(([, text = '']) => hash(decoded(text)));
  return [
    "default-src 'none'",
    `script-src 'self' 'wasm-unsafe-eval' ${distinct(scripts)}`,
    `style-src-elem 'self' ${distinct(styles)}`,
    `style-src-attr 'unsafe-hashes' ${distinct(attributes)}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${html.includes('<try-it') ? ' http://127.0.0.1:* http://localhost:*' : ''}`,
    "base-uri 'none'",
    "form-action 'none'",
  ]
    .map((directive) => directive.trim())
    .join('; ');
}

function distinct(hashes: readonly string[]): string {
  return [...new Set(hashes)].join(' ');
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function decoded(attribute: string): string {
  return attribute
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&#38;', '&')
    .replaceAll('&amp;', '&');
}
