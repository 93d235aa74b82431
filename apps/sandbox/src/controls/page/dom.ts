import { currentLanguage, t } from './words.ts';

type Child = Node | string | null;

/** Makes an element; no text is ever read as HTML. */
export function el<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
  ...children: Child[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children.filter((child) => child !== null));
  return element;
}

export function button(text: string, onClick: () => unknown, label = text): HTMLButtonElement {
  const element = el('button', { type: 'button', ...(label === text ? {} : { 'aria-label': label }) }, text);
  element.addEventListener('click', () => attempt(onClick));
  return element;
}

/** A field with its label. */
export const field = (label: string, control: HTMLElement): HTMLLabelElement =>
  el('label', {}, el('span', {}, label), control);

/** The element of page.html with this id. */
export function byId<Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind {
  const found = document.getElementById(id);
  if (found instanceof kind) return found;
  throw new TypeError(`The page has no ${id}.`);
}

/** Says something that a screen reader reads, too. */
export function notify(text: string): void {
  byId('notice', HTMLParagraphElement).textContent = text;
}

/** Runs what a button does, and says what went wrong. */
export async function attempt(action: () => unknown): Promise<void> {
  try {
    await action();
  } catch (error) {
    notify(
      error instanceof TypeError ? t('offline') : String(error instanceof Error ? error.message : error),
    );
  }
}

export async function copy(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
  notify(t('copied'));
}

type Call = { readonly method?: string; readonly body?: unknown; readonly headers?: Record<string, string> };

/** Calls a control of the sandbox. @throws Error with the sandbox's own words */
export async function call(
  path: string,
  { method = 'GET', body, headers = {} }: Call = {},
): Promise<Response> {
  const response = await fetch(`/sandbox${path}`, {
    method,
    cache: 'no-store',
    headers: { 'Accept-Language': currentLanguage(), ...headers },
    body: body === undefined ? null : JSON.stringify(body),
  });
  if (response.status < 400) return response;
  const { message = '', details = {} } = await response.json();
  const reasons = Object.values<string[]>(details).flat();
  throw new Error(reasons.length > 0 ? reasons.join(' ') : message);
}

export const read = async <T>(path: string, headers: Record<string, string> = {}): Promise<T> =>
  (await call(path, { headers })).json();
