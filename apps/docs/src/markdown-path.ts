import { SITE_PATH } from './reference/links.ts';

/**
 * Returns the path of a page's Markdown: `/docs/errors/` → `/docs/errors.md`. Null for the 404 page, which has none.
 */
export function markdownPath(pathname: string): string | null {
  if (/\/404(\.html)?\/?$/.test(pathname)) return null;
  if (pathname === `${SITE_PATH}/`) return `${SITE_PATH}/index.md`;
  return `${pathname.replace(/\/$/, '')}.md`;
}
