import type { APIRoute, GetStaticPaths } from 'astro';
import { guides, referencePages } from '../markdown-pages.ts';

export const getStaticPaths: GetStaticPaths = async () =>
  [...(await guides()), ...(await referencePages())].map(({ slug, text }) => ({
    params: { page: slug },
    props: { text },
  }));

export const GET: APIRoute<{ text: string }> = ({ props }) => new Response(`${props.text.trim()}\n`);
