// @vitest-environment happy-dom
import { getCssText, media } from '@gli/ui';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { platformFixture } from '../../testing/platform-fixture.tsx';
import { ThemeSwitcher } from './ThemeSwitcher.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

async function renderSwitcher() {
  const { platform, wrapper } = await platformFixture({ member: null });
  render(<ThemeSwitcher />, { wrapper });
  return platform.preferences;
}
const toggle = () => screen.getByRole('button', { name: /^Change theme/ });
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

test('floats above 768 px, and is at the end of the page on a phone (decision 45)', async () => {
  await renderSwitcher();
  const [name = ''] = screen.getByRole('region', { name: 'Theme' }).classList;
  const rules = getCssText().replaceAll(/\s/g, '');
  expect(rules).toContain(`.${name}{position:fixed;`);
  const positions = [...rules.matchAll(new RegExp(`@media([^{]+){\\.${name}{position:(\\w+)`, 'g'))];
  expect(positions.map(([, query, position]) => [query, position])).toEqual([
    [media.mobile.replaceAll(' ', ''), 'absolute'],
  ]);
});

test('chooses a theme by keyboard and returns the focus to the button', async () => {
  const preferences = await renderSwitcher();
  toggle().focus();
  press('ArrowUp');
  expect(document.activeElement).toBe(screen.getByRole('menuitemradio', { name: /Minimal/ }));
  press('Home');
  expect(document.activeElement).toBe(screen.getByRole('menuitemradio', { name: /Default/ }));
  press('Escape');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(toggle());
  fireEvent.click(toggle());
  expect(document.activeElement).toBe(screen.getByRole('menuitemradio', { name: /Default/, checked: true }));
  press('End');
  fireEvent.click(document.activeElement ?? document.body);
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(toggle());
  expect(preferences.state.theme).toBe('minimal');
  fireEvent.click(toggle());
  screen.getByRole('menuitemradio', { name: /Minimal/, checked: true });
});

test('opens with a mouse over the button and closes after a delay', async () => {
  await renderSwitcher();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const switcher = screen.getByRole('region', { name: 'Theme' });
  fireEvent.pointerEnter(switcher, { pointerType: 'mouse' });
  screen.getByRole('menu', { name: 'Theme' });
  fireEvent.pointerLeave(switcher, { pointerType: 'mouse' });
  act(() => vi.advanceTimersByTime(200));
  screen.getByRole('menu', { name: 'Theme' });
  act(() => vi.advanceTimersByTime(200));
  expect(screen.queryByRole('menu')).toBeNull();
});

test('says for one second that the luxury theme is planned, announces it and does not apply it', async () => {
  const preferences = await renderSwitcher();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  toggle().focus();
  press('ArrowDown');
  expect(document.activeElement).toBe(screen.getByRole('menuitemradio', { name: /Default/ }));
  press('ArrowDown');
  expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: /Luxury/ }));
  fireEvent.click(document.activeElement ?? document.body);
  const title = 'The luxury theme is being planned';
  screen.getByRole('dialog', { name: title });
  act(() => vi.advanceTimersByTime(900));
  screen.getByRole('dialog', { name: title });
  act(() => vi.advanceTimersByTime(200));
  expect(screen.queryByRole('dialog', { name: title })).toBeNull();
  expect(screen.queryByRole('menu')).toBeNull();
  expect(screen.getAllByText(title).map((element) => element.role ?? element.getAttribute('role'))).toEqual([
    'status',
  ]);
  expect(preferences.state.theme).toBe('default');
});
