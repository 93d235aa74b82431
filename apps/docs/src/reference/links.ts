import { operations } from './contract.ts';

/** API base URL in code samples; a sandbox on another port replaces it. */
export const BASE_URL = 'http://127.0.0.1:4000/api';
/** Path below which the site is served, as in `/docs`; it has no slash at its end. */
export const SITE_PATH = (process.env.GLI_DOCS_BASE ?? '/docs').replace(/\/$/, '');

const byCall = new Map(operations.map(({ method, path, id }) => [`${method} ${path}`, id]));

export function operationPath(id: string): string {
  return `${SITE_PATH}/reference/${id}/`;
}

/** Path of the operation in a text such as `POST /auth/verify/`; null without one. */
export function operationLink(text: string): string | null {
  const id = byCall.get(text);
  return id ? operationPath(id) : null;
}

/** Path of the explanation of a shared type such as `TokenAmount`. */
export function typePath(name: string): string {
  return `${SITE_PATH}/reference/types/#${name.toLowerCase()}`;
}

/** Path of the explanation of an error code. */
export function codePath(code: string): string {
  return `${SITE_PATH}/reference/error-codes/#${code}`;
}
