// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useScrollRestoration } from './use-scroll-restoration.ts';

let pageHeight = 0;
const frames: FrameRequestCallback[] = [];
beforeEach(() => {
  pageHeight = 5_000;
  window.innerHeight = 800;
  window.history.replaceState(null, '', '/first');
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => pageHeight);
  frames.length = 0;
  vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  vi.spyOn(globalThis, 'cancelAnimationFrame').mockImplementation(() => void frames.splice(0));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function scrollBy(top: number) {
  window.scrollTo({ top, behavior: 'instant' });
  window.dispatchEvent(new Event('scroll'));
}

function nextFrame() {
  for (const frame of frames.splice(0)) frame(0);
}

/** Simulates a member who scrolls on one page and opens the next one. */
function secondPage() {
  const { rerender } = renderHook(useScrollRestoration, { initialProps: '/first' });
  scrollBy(1_200);
  window.history.pushState(null, '', '/second');
  rerender('/second');
  const goBack = () =>
    act(() => {
      window.history.replaceState(null, '', '/first');
      window.dispatchEvent(new Event('popstate'));
      rerender('/first');
    });
  return { goBack };
}

test('starts a new page at the top', () => {
  secondPage();
  expect(window.scrollY).toBe(0);
});

test('restores the scroll position on Back', () => {
  const { goBack } = secondPage();
  goBack();
  expect(window.scrollY).toBe(1_200);
});

test('scrolls again once the page is tall enough for the stored position', () => {
  const { goBack } = secondPage();
  pageHeight = 1_000;
  goBack();
  expect(window.scrollY).toBe(200);
  pageHeight = 5_000;
  nextFrame();
  expect(window.scrollY).toBe(1_200);
});

test('stops restoring the position when the member scrolls', () => {
  const { goBack } = secondPage();
  pageHeight = 1_000;
  goBack();
  window.dispatchEvent(new Event('wheel'));
  scrollBy(50);
  pageHeight = 5_000;
  nextFrame();
  expect(window.scrollY).toBe(50);
});
