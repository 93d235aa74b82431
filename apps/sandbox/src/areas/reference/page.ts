import { info } from './contract.ts';
import { type Html, html } from './html.ts';
import { REFERENCE_PATH } from './links.ts';
import { navigation } from './navigation.ts';

/** A whole page: bar, contents, and the menu of all operations. */
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
