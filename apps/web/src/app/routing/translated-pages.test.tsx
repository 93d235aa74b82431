// @vitest-environment happy-dom
import { type OperationId, operationTable } from '@gli/sdk';
import { exampleOf } from '@gli/sdk/testing';
import { decimal } from '@gli/validation';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Call } from '../../testing/platform-fixture.tsx';
import { dataUrls, openRoute } from './open-route.testing.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const isOperation = (id: string): id is OperationId => id in operationTable;

const AMOUNT = /^-?(0|[1-9]\d*)(\.\d+)?$/;

/** Returns the contract's example with every amount and count one higher. */
function raiseFigures(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => raiseFigures(item));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, raiseFigures(item, name)]));
  }
  if (typeof value === 'string' && AMOUNT.test(value)) return decimal.add(value, '1');
  return typeof value === 'number' && key.endsWith('_count') ? value + 1 : value;
}

/** Lists the texts that a translator replaces. */
function listTexts(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) {
    if (walker.currentNode instanceof Text && walker.currentNode.data.trim()) found.push(walker.currentNode);
  }
  return found;
}

/** Replaces every text node with a `<font>` that has a copy of it, like the browsers' translators. */
function translatePage(root: Node): void {
  for (const text of listTexts(root)) {
    const font = document.createElement('font');
    font.textContent = text.data;
    text.replaceWith(font);
  }
}

const pages: [name: string, url: string, options: Parameters<typeof openRoute>[1]][] = [
  ...dataUrls.map((url): (typeof pages)[number] => [url, url, {}]),
  ['the visitors’ home page', '/', { member: null }],
  ['the home page with header and menus', '/home', { shell: true }],
];

test.each(pages)('shows new figures on %s after the browser has translated it', async (_, url, options) => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  let isRaised = false;
  const respond = ({ id }: Call) => {
    const body: unknown = isOperation(id) ? exampleOf(id, 200) : null;
    return { status: 200, body: isRaised ? raiseFigures(body) : body };
  };
  const { container, platform, settle } = await openRoute(url, { ...options, respond });
  await screen.findByRole('heading', { level: 1 });
  const refetch = async () => {
    isRaised = !isRaised;
    await platform.queries.invalidateQueries();
    await settle();
  };
  await settle();
  const fresh = container.textContent;
  await refetch();
  // React changes a text without siblings through its element, and any other text through its node.
  expect(listTexts(container).filter(({ parentNode }) => parentNode?.childNodes.length !== 1)).toEqual([]);
  translatePage(container);
  await refetch();
  expect(container.textContent).toBe(fresh);
  expect(errors.mock.calls.flat().filter((error) => error instanceof Error)).toEqual([]);
});
