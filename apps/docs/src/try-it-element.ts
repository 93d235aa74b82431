import { DEMO_PASSWORD } from './reference/demo-accounts.ts';
import { buildUrl, readAddress } from './sandbox-call.ts';

/** Name under which the browser remembers the address of the reader's sandbox. */
const ADDRESS = 'gli-docs-sandbox';

/** Access tokens of this page, by address and account. */
const tokens = new Map<string, string>();

// The sandbox replaces the origin in code samples of a page, so no script may contain it.

/** Form that sends one request to the reader's own sandbox and shows the response. */
class TryItElement extends HTMLElement {
  connectedCallback(): void {
    const form = this.querySelector('form');
    if (!form) return;
    const address = form.elements.namedItem('address');
    const remembered = localStorage.getItem(ADDRESS);
    if (address instanceof HTMLInputElement && remembered !== null) address.value = remembered;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#send(new Map([...new FormData(form)].map(([name, value]) => [name, String(value)])));
    });
  }

  async #send(fields: ReadonlyMap<string, string>): Promise<void> {
    const text = fields.get('address') ?? '';
    const address = readAddress(text, location.origin);
    if (address === null) {
      this.#show('Only a sandbox on this machine can be called. It prints its address when it starts.');
      return;
    }
    localStorage.setItem(ADDRESS, text);
    this.#show('Sending …');
    try {
      const response = await this.#request(address, fields);
      const body = await response.text();
      const id = response.headers.get('X-Request-Id');
      this.#show(`${response.status}${id === null ? '' : `, request ${id}`}`, format(body));
    } catch {
      this.#show(
        `No response from ${address.href}. Start a sandbox with npx @gli/sandbox, or change the address.`,
      );
    }
  }

  async #request(address: URL, fields: ReadonlyMap<string, string>): Promise<Response> {
    const { method = 'GET', path = '', hasKey } = this.dataset;
    const account = fields.get('account') ?? '';
    const body = fields.get('body');
    const headers = new Headers({ 'Accept-Language': 'en' });
    if (body !== undefined) headers.set('Content-Type', 'application/json');
    if (hasKey !== undefined) headers.set('Idempotency-Key', crypto.randomUUID());
    if (account !== '') {
      const token = await logIn(address, account);
      if (token instanceof Response) return token;
      headers.set('Authorization', `Bearer ${token}`);
    }
    return fetch(buildUrl(address, path, fields), { method, headers, ...(body !== undefined && { body }) });
  }

  #show(status: string, body = ''): void {
    const line = this.querySelector('.status-line');
    const answer = this.querySelector<HTMLElement>('.answer');
    if (!line || !answer) return;
    line.textContent = status;
    answer.textContent = body;
    answer.hidden = body === '';
  }
}

/** Logs in with a demo account, once per page. Returns the response if the sandbox rejects it. */
async function logIn(address: URL, username: string): Promise<string | Response> {
  const key = `${address.href} ${username}`;
  const known = tokens.get(key);
  if (known !== undefined) return known;
  const response = await fetch(new URL('auth/login/', address), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': 'en' },
    body: JSON.stringify({ username, password: DEMO_PASSWORD }),
  });
  if (!response.ok) return response;
  const { token } = await response.json();
  tokens.set(key, token.access);
  return token.access;
}

/** Formats a body with indentation if it is JSON. */
function format(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

customElements.define('try-it', TryItElement);
