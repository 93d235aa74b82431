// @vitest-environment happy-dom

import { setWindowWidth } from '@gli/ui/testing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { THEME_MENU_CLOSE_DELAY_MS } from './menu-state.ts';
import { useThemeMenu } from './use-theme-menu.ts';

beforeEach(() => {
  setWindowWidth(1440);
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Switcher() {
  const root = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const { state, rootHandlers, toggleHandlers } = useThemeMenu(root, toggle);
  return (
    <>
      <section ref={root} aria-label="Themes" {...rootHandlers}>
        <button type="button" ref={toggle} {...toggleHandlers}>
          Theme
        </button>
        {state.status === 'closed' ? null : <button type="button">Minimal</button>}
      </section>
      <button type="button">Elsewhere</button>
    </>
  );
}

const root = () => screen.getByRole('region', { name: 'Themes' });
const toggle = () => screen.getByRole('button', { name: 'Theme' });
const isOpen = () => screen.queryByRole('button', { name: 'Minimal' }) !== null;
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('opens on hover and closes 300 ms after the pointer leaves', () => {
  render(<Switcher />);
  fireEvent.pointerEnter(root(), { pointerType: 'mouse' });
  expect(isOpen()).toBe(true);
  fireEvent.pointerLeave(root(), { pointerType: 'mouse' });
  wait(THEME_MENU_CLOSE_DELAY_MS - 1);
  expect(isOpen()).toBe(true);
  wait(1);
  expect(isOpen()).toBe(false);
});

test('stays open if the pointer returns in time', () => {
  render(<Switcher />);
  fireEvent.pointerEnter(root(), { pointerType: 'mouse' });
  fireEvent.pointerLeave(root(), { pointerType: 'mouse' });
  wait(200);
  fireEvent.pointerEnter(root(), { pointerType: 'mouse' });
  wait(1_000);
  expect(isOpen()).toBe(true);
});

test('opens on a phone only on a tap', () => {
  setWindowWidth(390);
  render(<Switcher />);
  fireEvent.pointerEnter(root(), { pointerType: 'mouse' });
  expect(isOpen()).toBe(false);
  fireEvent.click(toggle());
  expect(isOpen()).toBe(true);
});

test('returns the focus from the menu to the button on Escape', () => {
  render(<Switcher />);
  fireEvent.keyDown(toggle(), { key: 'ArrowDown' });
  screen.getByRole('button', { name: 'Minimal' }).focus();
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(toggle());
});

test('keeps the focus outside the menu on Escape', () => {
  render(<Switcher />);
  fireEvent.click(toggle());
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
  elsewhere.focus();
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(elsewhere);
});

test('closes on an outside click', () => {
  render(<Switcher />);
  fireEvent.click(toggle());
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Minimal' }));
  expect(isOpen()).toBe(true);
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(isOpen()).toBe(false);
});

test('closes when the focus moves elsewhere', () => {
  render(<Switcher />);
  fireEvent.click(toggle());
  fireEvent.blur(toggle(), { relatedTarget: screen.getByRole('button', { name: 'Elsewhere' }) });
  expect(isOpen()).toBe(false);
});
