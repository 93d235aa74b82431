import contract from '@gli/sdk/openapi.json' with { type: 'json' };
import type { APIRoute } from 'astro';

export const GET: APIRoute = () => new Response(JSON.stringify(contract));
