import { expect, it } from 'vitest';
import { createGliClient } from './create-client.ts';
import { mediaUrl } from './media-url.ts';

it.each([
  ['https://host.example/gli/api', '/media/a.jpg', 'https://host.example/media/a.jpg'],
  ['https://host.example/api', 'https://cdn.example/a.jpg', 'https://cdn.example/a.jpg'],
  // The page's own origin, in a browser and on a server that renders the page.
  ['/api', '/media/a.jpg', '/media/a.jpg'],
])('given the base URL %s, resolves %s to %s', (baseUrl, url, expected) => {
  const client = createGliClient({ baseUrl });
  expect(mediaUrl(client, { url })).toBe(expected);
  expect(mediaUrl(client, url)).toBe(expected);
});

it('resolves pictures for derived clients', () => {
  const client = createGliClient({ baseUrl: 'https://host.example/api' });
  expect(mediaUrl(client.withOptions({ language: 'en' }), '/media/a.jpg')).toBe(
    'https://host.example/media/a.jpg',
  );
});
