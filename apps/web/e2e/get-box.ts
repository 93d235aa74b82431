import type { Locator } from '@playwright/test';

/** Returns the position and size of an element that is on the page. */
export async function getBox(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not on the page.');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}
