import type { Operation, Source } from './contract.ts';
import { type Html, html } from './html.ts';

const SOURCE_LABELS: Readonly<Record<Source, string>> = {
  documented: 'The product specification states this name or value',
  concept: 'The product specification describes it; the name or value is of this contract',
  designed: 'The specification is silent; this contract filled the gap',
};

export function sourceBadge(source: Source): Html {
  return html`<span class="badge ${source}" title="${SOURCE_LABELS[source]}">${source}</span>`;
}

/** An HTTP method in its color. */
export function methodBadge(method: string): Html {
  return html`<span class="method ${method.toLowerCase()}">${method}</span>`;
}

const SECURITY_LABELS: Readonly<Record<Operation['security'], string>> = {
  public: 'public',
  bearer: 'access token',
  optional: 'access token optional',
};

/** Whether an operation needs a bearer token, and of an operator. */
export function securityBadge({ security, role }: Operation): Html {
  return html`<span class="badge ${security}">${SECURITY_LABELS[security]}</span>${
    role === 'admin' && html` <span class="badge operator">operators only</span>`
  }`;
}
