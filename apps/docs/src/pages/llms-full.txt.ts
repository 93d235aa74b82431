import type { APIRoute } from 'astro';
import { guides } from '../markdown-pages.ts';

/** Serves all guides in one file. Each operation has its own file, listed in llms.txt. */
export const GET: APIRoute = async () =>
  new Response((await guides()).map(({ text }) => text.trim()).join('\n\n---\n\n'));
