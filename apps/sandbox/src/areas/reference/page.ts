import { methodBadge } from './badges.ts';
import { info, operations, tags } from './contract.ts';
import { type Html, html } from './html.ts';
import { operationPath, REFERENCE_PATH, tagPath } from './links.ts';

/** A whole page: header, contents, and the menu of all operations. */
export function page(title: string, currentTag: string | null, contents: Html): string {
  const asset = (name: string) => `${REFERENCE_PATH}assets/${name}`;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${info.summary}">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="${asset('icon.svg')}" type="image/svg+xml">
<link rel="stylesheet" href="${asset('reference.css')}">
<script src="${asset('reference.js')}" defer></script>
</head>
<body>
<a class="skip" href="#contents">Skip to the contents</a>
<header class="bar">
<a class="brand" href="${REFERENCE_PATH}"><img src="${asset('icon.svg')}" alt="" width="28" height="28"> ${info.title} <span>${info.version}</span></a>
<a class="to-menu" href="#menu">Operations</a>
<a class="file" href="${REFERENCE_PATH}openapi.json">openapi.json</a>
</header>
<div class="columns">
<main id="contents" tabindex="-1">${contents}</main>
${navigation(currentTag)}
</div>
</body>
</html>
`.toString();
}

/** Sections of the overview, linked from every page. */
const SECTIONS = [
  ['start', 'Start in a minute'],
  ['trust', 'What to trust'],
  ['errors', 'Error codes'],
  ['types', 'Shared types'],
  ['sandbox', 'Only in the sandbox'],
] as const;

/** All operations by tag, with a filter that the script enables. */
function navigation(currentTag: string | null): Html {
  const current = html` aria-current="page"`;
  return html`
<nav id="menu" class="menu finder" aria-label="Operations">
${filterField('menu-filter', 'Filter operations')}
<ul role="list">
<li><a href="${REFERENCE_PATH}"${currentTag === null && current}>Overview</a></li>
${SECTIONS.map(([id, title]) => html`<li><a href="${REFERENCE_PATH}#${id}">${title}</a></li>`)}
</ul>
${tags.map(
  ({ name, title }) => html`
<div class="group">
<h2><a class="tag" href="${tagPath(name)}"${name === currentTag && current}>${title}</a></h2>
<ul role="list">${operationsOf(name).map(
    (operation) => html`
<li data-words="${operation.id} ${operation.path}"><a href="${operationPath(operation)}">${methodBadge(operation.method)} <span>${operation.summary}</span></a></li>`,
  )}</ul>
</div>`,
)}
</nav>`;
}

/** A search field that is hidden until the script runs. */
export function filterField(id: string, label: string): Html {
  return html`
<div class="filter" hidden>
<label for="${id}">${label}</label>
<input id="${id}" type="search" autocomplete="off" spellcheck="false">
<p class="found" role="status"></p>
</div>`;
}

/** Operations of a tag, in the order of the contract. */
export function operationsOf(tag: string) {
  return operations.filter((operation) => operation.tag === tag);
}
