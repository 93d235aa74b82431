import { onTestFinished } from 'vitest';

/**
 * Sets the window's width until the test ends, in px. Media queries follow it. Tests of several files share a window's
 * properties, so a test that only needs the default of 1024 px must find it.
 */
export function setWindowWidth(width: number): void {
  const before = window.innerWidth;
  window.innerWidth = width;
  window.dispatchEvent(new Event('resize'));
  onTestFinished(() => {
    window.innerWidth = before;
  });
}
