// @vitest-environment happy-dom
import { type OperationId, operationTable } from '@gli/sdk';
import { exampleOf } from '@gli/sdk/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Call } from '../../testing/platform-fixture.tsx';
import { mutateResponse } from './malformed-responses.testing.ts';
import { dataUrls, openRoute } from './open-route.testing.tsx';

/** Set `MALFORMED_SEED` to try other mutations. */
const seed = Number(process.env.MALFORMED_SEED ?? 20_261_122);
const ROUNDS = Number(process.env.MALFORMED_ROUNDS ?? 2);

// React reports the errors that the sections catch.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const isOperation = (id: string): id is OperationId => id in operationTable;

/** Returns the contract's example with one wrong value, which depends on the round. */
function createMalformed(round: number) {
  const changes: string[] = [];
  const respond = ({ id, url }: Call) => {
    const body: unknown = isOperation(id) ? exampleOf(id, 200) : null;
    changes.push(mutateResponse(body, `${id}${url.search}`, seed + round));
    return { status: 200, body };
  };
  return { changes, respond };
}

/** Opens a page with malformed responses. Returns its problem, or null. */
async function findProblem(url: string, round: number, shell: boolean): Promise<string | null> {
  const { changes, respond } = createMalformed(round);
  const { container, settle } = await openRoute(url, { respond, shell });
  await settle();
  // A detail page without its item shows an alert instead of a heading.
  await waitFor(() => expect(container.querySelector('h1, [role=alert]')).not.toBeNull());
  const problem = screen.queryByText('We couldn’t show this page')
    ? 'no page'
    : shell && screen.queryAllByRole('banner').length === 0
      ? 'no header'
      : shell && screen.queryAllByRole('navigation', { name: 'Main menu' }).length === 0
        ? 'no menu'
        : null;
  return problem && `round ${round}, ${problem}: ${changes.join('\n')}`;
}

const rounds = [...Array(ROUNDS).keys()];

test.each(dataUrls)('still shows %s after malformed responses', async (url) => {
  for (const round of rounds) expect(await findProblem(url, round, false)).toBeNull();
});

test('still shows the header and the menu of a page after malformed responses', async () => {
  for (const round of rounds) expect(await findProblem('/mypage', round, true)).toBeNull();
});

test.each(['/rwa-assets/ast_5gw8n2kd7q', '/business'])(
  'links only to web, mail and app URLs in responses on %s, and shows unknown values as text',
  async (url) => {
    const hostile = JSON.stringify('javascript:document.title="run"');
    const respond = ({ id }: Call) => {
      const text = JSON.stringify(isOperation(id) ? exampleOf(id, 200) : null)
        .replace(/"(website|url)":"(?!\/media\/[^"]*\.(svg|png|jpg))[^"]*"/g, `"$1":${hostile}`)
        .replace(/"app_path":"[^"]*"/g, '"app_path":"//elsewhere.example"')
        .replaceAll('"devnet"', '"mainnet_beta"');
      return { status: 200, body: JSON.parse(text) };
    };
    const { container, settle, getReads } = await openRoute(url, { member: null, respond });
    await screen.findByRole('heading', { level: 1 });
    await settle();
    expect(getReads().length).toBeGreaterThan(0);
    if (url === '/business') expect((await screen.findAllByText('Mainnet beta')).length).toBeGreaterThan(0);
    const links = [...container.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? '');
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((href) => !/^(#|https:|mailto:|\/(?![/\\]))/.test(href))).toEqual([]);
    expect(screen.queryByText('mainnet_beta')).toBeNull();
  },
);
