import { afterEach, expect, it, vi } from 'vitest';
import { checkSettings } from './changed-settings.ts';
import { DEFAULT_SETTINGS, loadSettings } from './settings.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  '/gateway/api',
  'https://api.gli.example',
  'https://api.gli.example:8443/v2/api',
  'http://127.0.0.1:4000/api',
])('accepts %s as the API’s base URL', (api) => {
  checkSettings(JSON.stringify({ api, network: 'testnet', support: 'help@gli.example' }));
});

it.each([
  ['api', 'http://api.gli.example'],
  ['api', '//api.gli.example'],
  ['api', 'javascript:alert(1)'],
  ['api', 'https://user:word@api.gli.example/'],
  ['api', 'https://api.gli.example/?key=1'],
  ['api', 'api'],
  ['api', null],
  ['network', 'mainnet-beta'],
  ['network', 'Devnet'],
  ['support', 'help'],
  ['support', 'help at gli'],
  ['support', ''],
  ['constructor', 'x'],
  ['Api', '/api'],
])('rejects the setting %s if it is %s', (name, value) => {
  expect(() => checkSettings(JSON.stringify({ [name]: value }))).toThrow(name);
});

it.each(['', 'null', '[1', '<!doctype html>', '"api"'])('rejects %j as settings', (text) => {
  expect(() => checkSettings(text)).toThrow('JSON');
});

/**
 * Visits a host. `file` is the text of its settings file, an HTTP status, or null if the visitor is offline.
 */
async function visit(file: string | number | null, local: Map<string, string>) {
  const restart = vi.fn();
  vi.stubGlobal('window', { location: { reload: restart } });
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('fetch', async () => {
    if (file === null) throw new TypeError('Failed to fetch');
    return typeof file === 'number' ? new Response('', { status: file }) : new Response(file);
  });
  const storage = {
    getItem: (key: string) => local.get(key) ?? null,
    setItem: (key: string, value: string) => void local.set(key, value),
    removeItem: (key: string) => void local.delete(key),
  };
  const settings = await loadSettings(storage);
  await import('./changed-settings.ts');
  await new Promise((settled) => setTimeout(settled));
  return { settings, restarts: restart.mock.calls.length };
}

const elsewhere = '{"api":"https://api.gli.example"}';

it('starts with stored settings and restarts if they have changed', async () => {
  const local = new Map<string, string>();
  expect((await visit('{}\n', local)).settings).toEqual(DEFAULT_SETTINGS);
  expect(await visit('{}\n', local)).toEqual({ settings: DEFAULT_SETTINGS, restarts: 0 });
  expect(await visit(elsewhere, local)).toEqual({ settings: DEFAULT_SETTINGS, restarts: 1 });
  const { settings, restarts } = await visit(elsewhere, local);
  expect([settings.api, restarts]).toEqual(['https://api.gli.example', 0]);
  // The visitor is offline, or the host fails.
  for (const file of [null, 500]) expect((await visit(file, local)).settings).toEqual(settings);
});

it('fails on a first visit if the host does not respond', async () => {
  await expect(visit(null, new Map())).rejects.toThrow('Failed to fetch');
  await expect(visit(503, new Map())).rejects.toMatchObject({ status: 503 });
});

it('does not store invalid settings', async () => {
  const first = new Map<string, string>();
  await expect(visit('{"network":"x"}', first)).rejects.toThrow('network');
  expect([...first]).toEqual([]);
});
