import { RESET_PATH } from '../../core/http/api.ts';
import { CAST } from '../../core/seed/cast.ts';
import { BASE_URL } from './examples/base-url.ts';
import { type Html, html } from './html.ts';
import { snippet } from './snippet.ts';

const ORIGIN = BASE_URL.replace(/\/api$/, '');

/** What the sandbox can do that the contract does not know. */
export function sandboxSection(password: string): Html {
  return html`
<section id="sandbox" aria-labelledby="sandbox-title">
<h2 id="sandbox-title">Only in the sandbox</h2>
<h3>Demo accounts</h3>
<p>All have the password <code>${password}</code>. An account that you register begins with 10,000 GLIB, 1,000 GLID, 3,000 GLIL and 1,000 USDT.</p>
<ul>${Object.values(CAST).map(
    ({ email, name }) =>
      html`<li><code>${email}</code> <span lang="ko">${name}</span>${email === CAST.choi.email && ', an operator'}</li>`,
  )}</ul>
<h3>Codes by e-mail and phone</h3>
<p>Nothing is sent. The code stands in the answer's header <code>X-Sandbox-Code</code> and in the sandbox's log.</p>
<h3>An answer of your choice</h3>
<p><code>Prefer: code=409</code> answers the contract's first example of a status, <code>Prefer: example=quote_expired</code> the example of a name, without doing anything; the answer has <code>Preference-Applied</code>. <code>Prefer: wait=2</code> waits two seconds first.</p>
${snippet('curl', `curl -sS -i "${BASE_URL}/v1/rwa/assets/" -H 'Prefer: code=500, wait=2'`)}
<p>Start it with <code>--latency 300</code> or <code>--failure-rate 0.1</code> to have every answer late or some of them fail.</p>
<h3 id="reset">Reset</h3>
<p><code>POST ${RESET_PATH}</code>, outside <code>/api</code>, throws all data away and fills in the seed again; it answers 204. It exists only when the sandbox was started with <code>--allow-reset</code>; otherwise it answers 404. Everyone is signed out by it.</p>
${snippet('curl', `curl -sS -i -X POST "${ORIGIN}${RESET_PATH}"`)}
</section>`;
}
