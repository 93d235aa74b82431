import { expect, it } from 'vitest';
import { findClientAddress, readNetworks, readPublicUrl } from './trust-proxy.ts';

const trusted = readNetworks(['127.0.0.1', '10.1.0.0/16', 'fd00::/8']);

it.each([
  ['203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['127.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['::ffff:127.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['fd00::1', '2001:db8::5', '2001:db8::5'],
  ['127.0.0.1', '198.51.100.1, 203.0.113.7, 10.1.2.3', '203.0.113.7'],
  ['127.0.0.1', '203.0.113.7, unknown', '127.0.0.1'],
  ['127.0.0.1', '10.1.2.3', '10.1.2.3'],
  ['127.0.0.1', null, '127.0.0.1'],
  [null, '203.0.113.7', null],
])('takes a connection from %s with X-Forwarded-For %s as from %s', (peer, forwardedFor, client) => {
  expect(findClientAddress(peer, forwardedFor, trusted)).toBe(client);
});

it.each(['', 'proxy', '10.0.0.0/33', '10.0.0/8', 'fd00::/129', '10.0.0.0/8/8'])(
  'rejects the network %j',
  (text) => {
    expect(() => readNetworks([text])).toThrow(RangeError);
  },
);

it.each([
  [
    '127.0.0.1',
    { 'X-Forwarded-Host': 'app.example', 'X-Forwarded-Proto': 'https' },
    'https://app.example/docs/?q=1',
  ],
  ['127.0.0.1', { 'X-Forwarded-Host': 'app.example:8080' }, 'http://app.example:8080/docs/?q=1'],
  ['127.0.0.1', { 'X-Forwarded-Host': 'a b' }, undefined],
  ['127.0.0.1', {}, undefined],
  ['203.0.113.7', { 'X-Forwarded-Host': 'app.example' }, undefined],
])('takes the URL from %s with %j', (peer, headers, url) => {
  const request = new Request('http://localhost:4000/docs/?q=1', { headers });
  expect(readPublicUrl(request, peer, trusted)?.href).toBe(url);
});
