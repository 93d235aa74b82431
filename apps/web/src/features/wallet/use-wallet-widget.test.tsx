// @vitest-environment happy-dom

import { createFakeEvmWallet } from '@gli/wallet/testing';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LoginRequiredContext } from '@/data';
import { loadedLocales } from '@/i18n';
import { platformFixture } from '../../testing/platform-fixture.tsx';
import { useOpenWallet } from './use-open-wallet.ts';
import { useWalletWidget } from './use-wallet-widget.ts';
import { WalletViewProvider } from './WalletViewProvider.tsx';

const openPage = vi.fn();
const cleanUps: (() => void)[] = [];
beforeEach(() => vi.stubGlobal('open', openPage.mockReset()));
afterEach(() => {
  cleanup();
  for (const cleanUp of cleanUps.splice(0)) cleanUp();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** Mocks a browser with wallets that have these names. */
function browserWith(...names: string[]) {
  return names.map((name) => {
    const fake = createFakeEvmWallet();
    cleanUps.push(fake.announce(name, `test.${name.toLowerCase()}`));
    return fake;
  });
}

type Options = { isMember?: boolean; failedLoads?: number };

/** Renders the widget in a page, with the button inside and another element next to it. */
async function page({ isMember = true, failedLoads = 0 }: Options = {}) {
  const fixture = await platformFixture(isMember ? {} : { member: null });
  const lazyWallet = fixture.platform.wallet;
  const load = vi.spyOn(lazyWallet, 'load');
  for (let i = 0; i < failedLoads; i += 1) load.mockRejectedValueOnce(new TypeError('fetch failed'));
  cleanUps.push(() => lazyWallet.get()?.dispose());
  const requireLogin = vi.fn();
  const root = document.createElement('div');
  const button = root.appendChild(document.createElement('button'));
  const outside = document.createElement('main');
  document.body.append(root, outside);
  const { result } = renderHook(
    () => ({
      ...useWalletWidget({ current: root }, { current: button }),
      openFromScreen: useOpenWallet(),
    }),
    {
      wrapper: ({ children }: { children: ReactNode }) =>
        fixture.wrapper({
          children: (
            <LoginRequiredContext value={requireLogin}>
              <WalletViewProvider>{children}</WalletViewProvider>
            </LoginRequiredContext>
          ),
        }),
    },
  );
  return {
    result,
    requireLogin,
    root,
    button,
    outside,
    load,
    wallet: () => lazyWallet.load(),
    press: () => act(async () => result.current.press()),
    becomes: (expected: object) => waitFor(() => expect(result.current).toMatchObject(expected)),
  };
}

const connected = { view: 'status', state: { status: 'connected', chain: 'evm' } };

test('asks a visitor to log in without contacting the wallet', async () => {
  const [fake] = browserWith('Haneul');
  const { result, requireLogin, press, load } = await page({ isMember: false });
  await press();
  expect(requireLogin).toHaveBeenCalledOnce();
  expect(result.current.view).toBe('closed');
  // Only the wallet's code contacts wallets.
  expect(load).not.toHaveBeenCalled();
  expect(fake?.asked).not.toContain('eth_requestAccounts');
});

test('connects a single wallet with one click, and then toggles the panel', async () => {
  browserWith('Haneul');
  const { result, press, becomes } = await page();
  await press();
  await becomes(connected);
  await press();
  expect(result.current.view).toBe('closed');
  await press();
  expect(result.current.view).toBe('status');
});

test('opens for a button of a screen, also once it is connected', async () => {
  browserWith('Haneul', 'Bada');
  const { result, becomes, wallet } = await page();
  const openFromScreen = () => act(async () => result.current.openFromScreen());
  await openFromScreen();
  await becomes({ view: 'chooser' });
  const [choice] = (await wallet()).getChoices();
  if (!choice) throw new Error('No wallet was found.');
  await act(async () => result.current.connect(choice));
  await becomes(connected);
  act(() => result.current.close());
  await openFromScreen();
  await becomes(connected);
});

test('connects the chosen wallet without contacting the others', async () => {
  const [haneul, bada] = browserWith('Haneul', 'Bada');
  const { result, press, becomes, wallet } = await page();
  await press();
  await becomes({ view: 'chooser', state: { status: 'disconnected' } });
  const choice = (await wallet()).getChoices().find(({ name }) => name === 'Bada');
  if (!choice) throw new Error('Bada was not found.');
  await act(async () => result.current.connect(choice));
  await becomes(connected);
  expect(bada?.asked).toContain('eth_requestAccounts');
  // A request for previously authorized accounts does not prompt. Spec §4
  expect(haneul?.asked).toEqual(['eth_accounts']);
});

test('opens a provider’s site and reports that no wallet is installed', async () => {
  const { press, becomes } = await page();
  await press();
  await becomes({ view: 'status', state: { status: 'disconnected', problem: { kind: 'not_installed' } } });
  expect(openPage).toHaveBeenCalledWith(expect.stringContaining('phantom'), '_blank', 'noopener,noreferrer');
});

test('keeps the panel open after a rejection and prompts again only on request', async () => {
  const [fake] = browserWith('Haneul');
  if (!fake) throw new Error('There is no wallet.');
  fake.person.refuses = true;
  const { result, press, becomes, wallet } = await page();
  await press();
  await becomes({ view: 'status', state: { status: 'disconnected', problem: { isRejection: true } } });
  fake.person.refuses = false;
  const choices = (await wallet()).getChoices();
  await act(async () => result.current.connectOrChoose(choices, 'evm'));
  await becomes(connected);
});

test('closes the panel when the wallet disconnects', async () => {
  browserWith('Haneul');
  const { press, becomes, wallet } = await page();
  await press();
  await becomes(connected);
  await act(async () => void (await wallet()).disconnect());
  await becomes({ view: 'closed', state: { status: 'disconnected', problem: null } });
});

test('closes the panel and asks for a login if no member is signed in', async () => {
  browserWith('Haneul');
  const { result, requireLogin, becomes } = await page({ isMember: false });
  await act(async () => result.current.connect('evm'));
  await waitFor(() => expect(requireLogin).toHaveBeenCalledOnce());
  await becomes({ view: 'closed', state: { status: 'disconnected' } });
});

test('reports code that fails to load, and retries on the next click', async () => {
  browserWith('Haneul');
  // Loading fails once when the page loads and once on the first click.
  const { press, becomes } = await page({ failedLoads: 2 });
  await press();
  await becomes({ view: 'closed', state: { status: 'disconnected' } });
  const title = loadedLocales.en.common.loadFailedTitle;
  await waitFor(() => expect(document.body.textContent).toContain(title));
  await press();
  await becomes(connected);
});

describe('an open panel', () => {
  async function openPanel() {
    const opened = await page();
    act(() => opened.result.current.choose());
    expect(opened.result.current.view).toBe('chooser');
    const view = () => opened.result.current.view;
    const pointerDown = (element: Element) =>
      act(() => void element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })));
    const pressEscape = (event = new KeyboardEvent('keydown', { key: 'Escape', cancelable: true })) =>
      act(() => void document.dispatchEvent(event));
    return { ...opened, view, pointerDown, pressEscape };
  }

  test('closes on an outside click', async () => {
    const { root, outside, view, pointerDown } = await openPanel();
    pointerDown(root);
    expect(view()).toBe('chooser');
    pointerDown(outside);
    expect(view()).toBe('closed');
  });

  test('closes on Escape and returns the focus to the button', async () => {
    const { button, view, pressEscape } = await openPanel();
    pressEscape();
    expect(view()).toBe('closed');
    expect(document.activeElement).toBe(button);
  });

  test('ignores Escape if it was handled elsewhere', async () => {
    const { view, pressEscape } = await openPanel();
    const handled = new KeyboardEvent('keydown', { key: 'Escape', cancelable: true });
    handled.preventDefault();
    pressEscape(handled);
    expect(view()).toBe('chooser');
  });

  test('ignores input in a modal dialog on top of it', async () => {
    const { outside, view, pointerDown, pressEscape } = await openPanel();
    // happy-dom does not support `:modal`.
    vi.spyOn(document, 'querySelector').mockReturnValue(document.createElement('dialog'));
    pointerDown(outside);
    pressEscape();
    expect(view()).toBe('chooser');
    vi.restoreAllMocks();
  });
});
