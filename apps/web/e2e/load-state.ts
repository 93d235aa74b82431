import { expect, type Page, type Request } from '@playwright/test';

/**
 * Follows the page's requests from now on.
 *
 * @returns a function that waits until the page shows all of its data, fonts and images. Unlike `networkidle`, it waits
 * for no fixed time and includes requests that a busy browser starts late.
 */
export function followRequests(page: Page): () => Promise<void> {
  const unanswered = new Set<Request>();
  let sent = 0;
  page.on('request', (request) => {
    sent += 1;
    unanswered.add(request);
  });
  page.on('requestfinished', (request) => unanswered.delete(request));
  page.on('requestfailed', (request) => unanswered.delete(request));
  return () =>
    expect(async () => {
      const sentBefore = sent;
      expect([...unanswered].map((request) => request.url())).toEqual([]);
      await page.evaluate(untilRendered);
      expect(sent, 'requests').toBe(sentBefore);
    }).toPass({ intervals: [50] });
}

/** Waits until the browser has rendered all fonts and images in view and has nothing left to do. */
async function untilRendered(): Promise<void> {
  await document.fonts.ready;
  const inView = [...document.images].filter((image) => {
    const { top, bottom, left, right } = image.getBoundingClientRect();
    return image.checkVisibility() && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  });
  // A broken image shows its alternative text.
  await Promise.all(inView.map((image) => image.decode().catch(() => undefined)));
  // React renders parts of a page in later frames, and some of them request data.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await new Promise((resolve) => requestIdleCallback(resolve));
}
