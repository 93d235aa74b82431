import type { APIRoute } from 'astro';
import { contents } from '../markdown-pages.ts';

export const GET: APIRoute = async () => new Response(await contents());
