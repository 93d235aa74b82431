import { getCollection } from 'astro:content';

export const CHANGELOG_TITLE = 'Changelog';
export const CHANGELOG_ABOUT = 'Changes of the contract that clients notice, by operation.';

/** Reads the contract's generated changelog, without its introduction, as HTML and as Markdown. */
export async function readChangelog(): Promise<{ html: string; markdown: string }> {
  const [entry] = await getCollection('changelog');
  if (!entry?.rendered || !entry.body) throw new RangeError('The contract has no changelog.');
  return {
    html: entry.rendered.html.replace(/^[\s\S]*?(?=<h2)/, ''),
    markdown: entry.body.replace(/^[\s\S]*?(?=^## )/m, ''),
  };
}
