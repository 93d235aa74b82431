// Cases that must pass on every runtime, with the packed SDK and the sandbox behind `faulty-proxy.ts`.
import { createGliClient, GliNotFoundError, memoryTokenStore, unwrap } from '@gli/sdk';

const ASSET = 'ast_5gw8n2kd7q';
const PASSWORD = 'sea-breeze-2026';
const PICTURE_BYTES = 2_000_000;
const ABORT_AFTER_MS = 50;

/** Runs the cases in order. The result of each case is "passed" or its error. */
export async function runCases(baseUrl) {
  const tokens = memoryTokenStore();
  const client = createGliClient({ baseUrl, tokens, language: 'en' });
  const results = {};
  for (const [name, run] of Object.entries(cases)) {
    results[name] = await run(client, tokens).then(
      () => 'passed',
      (error) => `${error?.name}: ${error?.message}`,
    );
  }
  return results;
}

const cases = {
  async 'log in'(client, tokens) {
    const email = `runtime-${crypto.randomUUID()}@example.com`;
    const body = { email, password: PASSWORD, name: '한지우', terms_accepted: true };
    const { user } = unwrap(await client.POST('/auth/register/', { body }));
    const login = unwrap(
      await client.POST('/auth/login/', { body: { username: email, password: PASSWORD } }),
    );
    tokens.set({ access: login.token.access, refresh: login.token.refresh });
    equal(unwrap(await client.GET('/user/profile/')).id, user.id);
  },

  async list(client) {
    const query = { ordering: 'apy_high', page_size: 3 };
    const assets = unwrap(await client.GET('/v1/rwa/assets/', { params: { query } }));
    equal(assets.results.length, 3);
  },

  async 'page iterator'(client) {
    const query = { page_size: 2 };
    const ids = new Set();
    const assets = client.pages('/v1/rwa/assets/', { params: { query } });
    for await (const { id } of assets) ids.add(id);
    let count = 0;
    for await (const page of assets.byPage()) {
      equal(page.count, ids.size);
      if (++count === 2) break;
    }
    equal(count, 2);
  },

  async 'keyed write, response lost'(client) {
    const before = await balance(client);
    const body = { amount: '500', accepted_risk: true };
    const params = { path: { id: ASSET } };
    const investment = unwrap(await client.POST('/v1/rwa/assets/{id}/invest/', { params, body }));
    equal(Number(investment.principal), 500);
    equal(before - (await balance(client)), 500);
    equal(unwrap(await client.GET('/v1/investments/')).count, 1);
  },

  async '404 class'(client) {
    const params = { path: { id: 'ast_0000000000' } };
    const error = await failure(client.GET('/v1/rwa/assets/{id}/', { params }).then(unwrap));
    equal(error instanceof GliNotFoundError && `${error.status} ${error.code}`, '404 not_found');
    equal(`${error.method} ${error.path}`, 'GET /v1/rwa/assets/ast_0000000000/');
  },

  async abort(client) {
    const controller = new AbortController();
    const reason = new Error('changed my mind');
    setTimeout(() => controller.abort(reason), ABORT_AFTER_MS);
    const held = client.GET('/v1/rwa/categories/', { headers: { 'X-Hold': '1' }, signal: controller.signal });
    equal(await failure(held), reason);
  },

  async 'upload, progress'(client) {
    const form = new FormData();
    form.append('avatar', new Blob([picture()], { type: 'image/png' }), 'me.png');
    const reports = [];
    const onProgress = (progress) => reports.push(progress);
    const { avatar_url } = await client.upload('/user/profile/avatar/', form, { onProgress });
    equal(avatar_url.startsWith('/'), true);
    const { loaded, total } = reports.at(-1);
    equal(loaded >= PICTURE_BYTES && loaded === total, true);
  },
};

async function balance(client) {
  const { balances } = unwrap(await client.GET('/v1/wallet/info/'));
  return Number(balances.find(({ token }) => token === 'GLIB').balance);
}

/** Returns a one-pixel PNG with extra bytes after its end. */
function picture() {
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const bytes = new Uint8Array(PICTURE_BYTES);
  bytes.set(Uint8Array.from(atob(pixel), (character) => character.charCodeAt(0)));
  return bytes;
}

function failure(promise) {
  return promise.then(
    () => new Error('It did not fail.'),
    (error) => error,
  );
}

function equal(found, expected) {
  if (!Object.is(found, expected)) throw new Error(`expected ${expected}, found ${found}`);
}
