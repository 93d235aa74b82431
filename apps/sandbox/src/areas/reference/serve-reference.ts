import { readFile } from 'node:fs/promises';
import { document } from '../../core/contract/document.ts';
import { type Tag, tags } from './contract.ts';
import { html } from './html.ts';
import { BASE_URL, REFERENCE_PATH, tagPath } from './links.ts';
import { inlineMarkdown } from './markdown.ts';
import { operationSection } from './operation-section.ts';
import { overviewPage } from './overview-page.ts';
import { operationsOf, page } from './page.ts';

const BASE_ORIGIN = new URL(BASE_URL).origin;
/** Hosts that are safe in programs which people copy into a shell. */
const PLAIN_ORIGIN = /^https?:\/\/([\w.-]+|\[[\da-f:]+\])(:\d+)?$/;

const ASSET_TYPES: Readonly<Record<string, string>> = {
  'reference.css': 'text/css; charset=utf-8',
  'reference.js': 'text/javascript; charset=utf-8',
  'icon.svg': 'image/svg+xml',
};

const SECURITY_HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-cache',
};

const pages = new Map<string, () => string>([
  ['/', overviewPage],
  [REFERENCE_PATH, overviewPage],
  ...tags.map((tag) => [tagPath(tag.name), () => tagPage(tag)] as const),
]);
const renderedPages = new Map<string, string>();

/** A page or file of the reference; null for any other path. Pages are rendered once, on first use. */
export async function serveReference(url: URL): Promise<Response | null> {
  const { pathname, origin } = url;
  if (pathname === REFERENCE_PATH.slice(0, -1)) return Response.redirect(new URL(REFERENCE_PATH, url), 308);
  const render = pages.get(pathname);
  if (render) {
    const text = renderedPages.get(pathname) ?? render();
    renderedPages.set(pathname, text);
    const own = PLAIN_ORIGIN.test(origin) ? text.replaceAll(BASE_ORIGIN, origin) : text;
    return respond(own, 'text/html; charset=utf-8');
  }
  if (pathname === `${REFERENCE_PATH}openapi.json`)
    return respond(JSON.stringify(document), 'application/json');
  const asset = pathname.startsWith(`${REFERENCE_PATH}assets/`) ? (pathname.split('/').at(-1) ?? '') : '';
  const type = Object.hasOwn(ASSET_TYPES, asset) ? ASSET_TYPES[asset] : undefined;
  if (type === undefined || pathname !== `${REFERENCE_PATH}assets/${asset}`) return null;
  return respond(await readFile(new URL(`./assets/${asset}`, import.meta.url), 'utf8'), type);
}

function respond(text: string, type: string): Response {
  return new Response(text, { headers: { 'Content-Type': type, ...SECURITY_HEADERS } });
}

/** The page of one tag with all its operations. */
function tagPage({ name, title, description }: Tag): string {
  return page(
    `${title} · GLI Platform API`,
    name,
    html`<h1>${title}</h1><p class="lead">${inlineMarkdown(description)}</p>${operationsOf(name).map(operationSection)}`,
  );
}
