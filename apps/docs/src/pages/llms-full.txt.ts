import type { APIRoute } from 'astro';
import { guides } from '../markdown-pages.ts';

/** All guides in one file; the operations have a file each, which llms.txt lists. */
export const GET: APIRoute = async () =>
  new Response((await guides()).map(({ text }) => text.trim()).join('\n\n---\n\n'));
