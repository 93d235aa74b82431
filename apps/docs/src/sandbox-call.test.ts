import { expect, it } from 'vitest';
import { buildUrl, readAddress } from './sandbox-call.ts';

const OWN = 'https://docs.example';

it('accepts addresses of this machine and of the page', () => {
  for (const text of ['http://127.0.0.1:4000/api', 'http://localhost:4010/', 'https://docs.example/api/']) {
    expect(readAddress(text, OWN)?.href, text).toBe(text.replace(/\/*$/, '/'));
  }
});

it('rejects any other address', () => {
  for (const text of [
    'https://api.example/api',
    'http://127.0.0.1.evil.example',
    'http://a:b@localhost/',
    'x',
    '',
  ]) {
    expect(readAddress(text, OWN), text).toBeNull();
  }
});

it('encodes path and query, and leaves out empty parameters', () => {
  const address = new URL('http://127.0.0.1:4000/api/');
  const url = buildUrl(address, '/v1/rwa/assets/{id}/', [
    ['path.id', 'a/../b'],
    ['query.page', ''],
    ['query.search', '제주 a&b'],
    ['body', '{}'],
  ]);
  expect(url.href).toBe(
    'http://127.0.0.1:4000/api/v1/rwa/assets/a%2F..%2Fb/?search=%EC%A0%9C%EC%A3%BC+a%26b',
  );
});
