// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDictionaries } from '../../i18n/dictionaries.ts';
import { findRoute, type Route } from '../../routes.ts';
import { createScreens, ScreenLoadError } from './screens.ts';

const module = { default: () => null };
function businessRoute(): Route {
  const found = findRoute('/business');
  if (!found) throw new Error('There is no page at /business.');
  return found.route;
}
const business = businessRoute();

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const screens = () => createScreens(createDictionaries(), () => 'en');

test('loads a screen on a retry after the first attempt fails', async () => {
  const load = vi.spyOn(business, 'load').mockRejectedValueOnce(new TypeError('no network'));
  load.mockResolvedValueOnce(module);
  const loaded = screens().load(business);
  await vi.runAllTimersAsync();
  await expect(loaded).resolves.toBe(module);
});

test('reports a screen whose code fails to load, and tries again on the next call', async () => {
  const load = vi.spyOn(business, 'load').mockRejectedValue(new TypeError('missing'));
  const { load: loadScreen } = screens();
  const failed = expect(loadScreen(business)).rejects.toBeInstanceOf(ScreenLoadError);
  await vi.runAllTimersAsync();
  await failed;
  expect(load).toHaveBeenCalledTimes(3);
  load.mockResolvedValue(module);
  await expect(loadScreen(business)).resolves.toBe(module);
});

test('immediately reports a screen that cannot be loaded while the browser is offline', async () => {
  vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.spyOn(business, 'load').mockRejectedValue(new TypeError('no network'));
  await expect(screens().load(business)).rejects.toBeInstanceOf(ScreenLoadError);
  expect(load).toHaveBeenCalledOnce();
});
