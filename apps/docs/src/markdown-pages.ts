import { getCollection } from 'astro:content';
import { CHANGELOG_ABOUT, CHANGELOG_TITLE, readChangelog } from './changelog.ts';
import { getOperationsByTag, operations, tags } from './reference/contract.ts';
import { SITE_PATH } from './reference/links.ts';
import { errorCodeListMarkdown, operationListMarkdown, typeListMarkdown } from './reference/lists.ts';
import { operationMarkdown } from './reference/operation-markdown.ts';

/** A page as Markdown. `slug` is its path on the site, without leading and trailing slashes. */
export type MarkdownPage = {
  readonly slug: string;
  readonly title: string;
  readonly about: string;
  readonly text: string;
};

type Guide = {
  readonly id: string;
  readonly data: { readonly title: string; readonly description?: string | undefined };
  readonly body?: string | undefined;
};

/** Ids of the guides in menu order. */
const ORDER = [
  'index',
  'start',
  'ko-start',
  'authentication',
  'errors',
  'money',
  'pagination',
  'react',
  'testing',
  'hosting',
  'versions',
  'sandbox',
  'clock',
  'snapshots',
  'recordings',
  'requests',
  'faults',
  'simulation',
  'load',
  'many-machines',
  'run-it-for-others',
];

export async function guides(): Promise<MarkdownPage[]> {
  const entries: Guide[] = await getCollection('docs');
  return entries
    .filter(({ id }) => id !== '404')
    .map(({ id, data, body = '' }) => ({
      slug: id,
      title: data.title,
      about: data.description ?? '',
      text: `# ${data.title}\n\n${data.description ?? ''}\n\n${absolute(body)}`,
    }))
    .toSorted((a, b) => ORDER.indexOf(a.slug) - ORDER.indexOf(b.slug));
}

export async function referencePages(): Promise<MarkdownPage[]> {
  const { markdown: changelog } = await readChangelog();
  const lists = [
    {
      slug: 'reference',
      title: 'All operations',
      about: 'All operations by tag, and the meaning of the source marks.',
      text: operationListMarkdown(),
    },
    {
      slug: 'reference/error-codes',
      title: 'Error codes',
      about: 'The meaning of each error code.',
      text: errorCodeListMarkdown(),
    },
    {
      slug: 'reference/types',
      title: 'Shared types',
      about: 'Amounts, times, ids.',
      text: typeListMarkdown(),
    },
    {
      slug: 'changelog',
      title: CHANGELOG_TITLE,
      about: CHANGELOG_ABOUT,
      text: `# ${CHANGELOG_TITLE}\n\n${changelog}`,
    },
  ];
  const pages = tags
    .flatMap(({ name }) => getOperationsByTag(name))
    .map((operation) => ({
      slug: `reference/${operation.id}`,
      title: operation.summary,
      about: `${operation.method} ${operation.path}, ${operation.id}`,
      text: operationMarkdown(operation),
    }));
  if (pages.length !== operations.length)
    throw new Error('An operation has a tag that the contract does not list.');
  return [...lists, ...pages];
}

/** Returns the content of llms.txt: all pages with links to their Markdown. */
export async function contents(): Promise<string> {
  const line = ({ slug, title, about }: MarkdownPage) =>
    `- [${title}](${SITE_PATH}/${slug}.md)${about === '' ? '' : `: ${about}`}`;
  const pages = await guides();
  return `# GLI Platform

> The API of a platform on which members invest in real-world assets with tokens, and @gli/sdk, its typed client.

## Guides

${pages.map(line).join('\n')}

## Reference

${(await referencePages()).map(line).join('\n')}
`;
}

/**
 * Makes a guide's links absolute, because relative links such as `../errors/#x` would be wrong in the Markdown file.
 */
function absolute(text: string): string {
  return text.replaceAll(
    /\]\(\.\.?\/([\w/-]*?)\/?(#[\w-]+)?\)/g,
    (_, page: string, hash = '') => `](${SITE_PATH}/${page || 'index'}.md${hash})`,
  );
}
