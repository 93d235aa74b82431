import { type OperationId, operationTable } from '@gli/sdk';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onTestFinished, vi } from 'vitest';
import { Router } from 'wouter';
import { Pages } from '../app/Pages.tsx';
import { PlatformProvider } from '../app/PlatformProvider.tsx';
import { findFirstScreen } from '../app/routing/find-first-screen.ts';
import { prefetchScreen } from '../app/routing/prefetch-screen.ts';
import { RouteOutlet } from '../app/routing/RouteOutlet.tsx';
import { Bridge } from '../features/wallet/WalletSlot.tsx';
import { type FixtureOptions, type Handler, platformFixture, type Reply } from './platform-fixture.tsx';

type ScreenOptions = Omit<FixtureOptions, 'path'> & {
  /** Replies by operation: one reply to every call, or a function of the call. */
  handlers?: Partial<Record<OperationId, Reply | Handler>>;
  /** Renders the whole app with its header, menus, help panel and notices. Defaults to only the screen. */
  shell?: boolean;
};

/**
 * Opens a page of the app in happy-dom, at `path` in the window's own history. Only the network is fake: calls without
 * a handler get the contract's first success example. The member is Kim, or a visitor with `member: null`.
 *
 * @returns the fixture, and a `user` that types and clicks like a member
 */
export async function renderScreen(
  path: string,
  { handlers = {}, shell = false, locale = 'en', ...options }: ScreenOptions = {},
) {
  delayCloseEvents();
  setBrowserLanguage(locale);
  // Removes the last page first, because it follows the same history.
  cleanup();
  window.history.replaceState(null, '', path);
  const fixture = await platformFixture({ ...options, locale, path });
  for (const id of Object.keys(handlers).filter(isOperation)) {
    const handler = handlers[id];
    if (typeof handler === 'function') fixture.handle(id, handler);
    else if (handler !== undefined) fixture.handle(id, () => handler);
  }
  const { platform, screens } = fixture;
  // The next test, which may be in another file, must find neither this page nor its wallet.
  const loads: Promise<unknown>[] = [];
  const { load } = platform.wallet;
  platform.wallet.load = () => {
    const loading = load();
    loads.push(loading);
    return loading;
  };
  onTestFinished(async () => {
    cleanup();
    // Its code may still be loading.
    await Promise.allSettled(loads);
    platform.wallet.get()?.dispose();
  });
  const found = findFirstScreen(window, platform.session.getState().status);
  if (found) await prefetchScreen(platform, screens, found, () => !window.location.search);
  const view = render(
    // Without <StrictMode>, which renders everything twice. The journeys on `npm start` have it.
    <>
      {shell ? <Bridge wallet={platform.wallet} /> : null}
      <Router>
        <PlatformProvider platform={platform} screens={screens} locale={locale}>
          {shell ? <Pages /> : <RouteOutlet />}
        </PlatformProvider>
      </Router>
    </>,
  );
  await screen.findByRole('heading', { level: 1 });
  return { ...fixture, ...view, user: userEvent.setup() };
}

/**
 * Fires `close` events in a task after the dialog has closed, like browsers. happy-dom fires them in `close()`, so that
 * Strict Mode would close each dialog as it mounts.
 */
function delayCloseEvents(): void {
  const spy = vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function (
    this: HTMLDialogElement,
  ) {
    if (!this.open) return;
    this.removeAttribute('open');
    setTimeout(() => this.dispatchEvent(new Event('close')));
  });
  onTestFinished(() => spy.mockRestore());
}

/** Sets the browser's language, which the app reads again after it has rendered. */
function setBrowserLanguage(language: string): void {
  const spy = vi.spyOn(navigator, 'languages', 'get').mockReturnValue([language]);
  onTestFinished(() => spy.mockRestore());
}

const isOperation = (id: string): id is OperationId => id in operationTable;
