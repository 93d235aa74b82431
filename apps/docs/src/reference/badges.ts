import type { Caller, Source } from './contract.ts';
import { type Html, html } from './html.ts';

/** Explanations of the provenance marks. */
export const SOURCE_LABELS: Readonly<Record<Source, string>> = {
  documented: 'The platform defined this name or value',
  concept: 'The platform defined its meaning, and the contract chose the name or shape',
  designed: 'Added by the contract',
};

export const CALLER_LABELS: Readonly<Record<Caller, string>> = {
  public: 'Public: no login',
  anyone: 'Public: an access token is optional',
  member: 'Members: needs an access token',
  operator: 'Operators only: needs an access token with the role admin',
};

export function sourceBadge(source: Source): Html {
  return html`<span class="mark ${source}" title="${SOURCE_LABELS[source]}">${source}</span>`;
}

/** Formats an HTTP method as a badge in its color. */
export function methodBadge(method: string): Html {
  return html`<span class="method ${method.toLowerCase()}">${method}</span>`;
}

export function callerBadge(caller: Caller): Html {
  return html`<span class="caller ${caller}">${CALLER_LABELS[caller]}</span>`;
}
