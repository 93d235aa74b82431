import { get } from 'node:http';
import type { Locale } from './slow-phone.ts';

/** What the build says of every route of its table (apps/web/prerender/plugin.ts). */
type RouteFiles = Record<string, Record<'always' | 'all' | Locale, string[]>>;

const sizes = new Map<string, Promise<number>>();

/**
 * The scripts that a page of the built app needs before it can be read, with their bytes as they are sent; none of a page
 * that is not the app's.
 */
export async function scriptsOfRoute(
  origin: string,
  path: string,
  locale: Locale,
): Promise<{ bytes: number }[]> {
  const response = await fetch(`${origin}/.vite/route-files.json`);
  if (!response.ok) return [];
  const routes = (await response.json()) as RouteFiles;
  const { pathname } = new URL(path, origin);
  const route = Object.keys(routes).find((key) =>
    new RegExp(`^${key.replace(/:\w+/, '[^/]+')}$`).test(pathname),
  );
  const files = route === undefined ? undefined : routes[route];
  if (!files) return [];
  const needed = new Set([...files.always, ...files.all, ...files[locale]]);
  return Promise.all([...needed].map(async (file) => ({ bytes: await sentBytes(origin + file) })));
}

/** `fetch` would count what it has decompressed. */
function sentBytes(url: string): Promise<number> {
  const known = sizes.get(url);
  if (known) return known;
  const size = new Promise<number>((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': 'br' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('end', () => resolve(bytes));
    }).on('error', reject);
  });
  sizes.set(url, size);
  return size;
}
