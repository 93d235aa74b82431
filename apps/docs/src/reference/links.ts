import { operations } from './contract.ts';

/** API base URL in code samples. A sandbox on another port replaces it. */
export const BASE_URL = 'http://127.0.0.1:4000/api';
/** Path under which the site is served, such as `/docs`, without a trailing slash. */
export const SITE_PATH = (process.env.GLI_DOCS_BASE ?? '/docs').replace(/\/$/, '');

const byCall = new Map(operations.map(({ method, path, id }) => [`${method} ${path}`, id]));

export function operationPath(id: string): string {
  return `${SITE_PATH}/reference/${id}/`;
}

/** Returns the path of the operation named in a text such as `POST /auth/verify/`. Null if there is none. */
export function operationLink(text: string): string | null {
  const id = byCall.get(text);
  return id ? operationPath(id) : null;
}

/** Returns the path to the description of a shared type such as `TokenAmount`. */
export function typePath(name: string): string {
  return `${SITE_PATH}/reference/types/#${name.toLowerCase()}`;
}

export function codePath(code: string): string {
  return `${SITE_PATH}/reference/error-codes/#${code}`;
}
