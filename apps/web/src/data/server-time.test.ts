import { expect, test } from 'vitest';
import { createServerClock } from './server-time.ts';

const DAY_MS = 86_400_000;
/** Two days ahead of the server. */
const DEVICE_NOW = Date.parse('2026-11-23T15:30:00Z');
const SERVER_NOW = DEVICE_NOW - 2 * DAY_MS;

const sentAt = (time: number) => new Response(null, { headers: { Date: new Date(time).toUTCString() } });

test('is the device’s time until a response has one', () => {
  const { learn, toServerTime } = createServerClock(() => DEVICE_NOW);
  learn(new Response());
  expect(toServerTime(DEVICE_NOW)).toBe(DEVICE_NOW);
});

test('follows the responses', () => {
  const { learn, toServerTime } = createServerClock(() => DEVICE_NOW);
  learn(sentAt(SERVER_NOW));
  expect(toServerTime(DEVICE_NOW)).toBe(SERVER_NOW);
  expect(toServerTime(DEVICE_NOW - 1000)).toBe(SERVER_NOW - 1000);
  learn(sentAt(SERVER_NOW + 5000));
  expect(toServerTime(DEVICE_NOW)).toBe(SERVER_NOW + 5000);
});

test('ignores an old copy of a response', () => {
  const { learn, toServerTime } = createServerClock(() => DEVICE_NOW);
  learn(sentAt(SERVER_NOW));
  learn(sentAt(SERVER_NOW - DAY_MS));
  expect(toServerTime(DEVICE_NOW)).toBe(SERVER_NOW);
});
