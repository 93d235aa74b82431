import type { Tag } from './contract.ts';
import { html } from './html.ts';
import { inlineMarkdown } from './markdown.ts';
import { operationsOf } from './navigation.ts';
import { operationSection } from './operation-section.ts';
import { page } from './page.ts';

/** The page of one tag: all its operations in full. */
export function tagPage({ name, title, description }: Tag): string {
  return page(
    `${title} · GLI Platform API`,
    name,
    html`<h1>${title}</h1><p class="lead">${inlineMarkdown(description)}</p>${operationsOf(name).map(operationSection)}`,
  );
}
