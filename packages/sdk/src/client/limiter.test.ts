import { describe, expect, it } from 'vitest';
import { RateLimiter } from './limiter.ts';

function clockedLimiter(options: { limit?: number; windowMs?: number } = {}) {
  const clock = { now: 0 };
  return { clock, limiter: new RateLimiter({ ...options, now: () => clock.now }) };
}

describe('RateLimiter', () => {
  it('allows 5 requests in 60 s by default', () => {
    const { limiter } = clockedLimiter();
    const allowed = Array.from({ length: 6 }, () => limiter.take('key').allowed);
    expect(allowed).toEqual([true, true, true, true, true, false]);
    expect(limiter.take('key').retryAfterMs).toBe(60_000);
  });

  it('never exceeds the limit in any window', () => {
    const { clock, limiter } = clockedLimiter({ limit: 100, windowMs: 60_000 });
    const times: number[] = [];
    for (clock.now = 0; clock.now < 300_000; clock.now += 170)
      if (limiter.take('key').allowed) times.push(clock.now);
    const busiest = Math.max(
      ...times.map((from) => times.filter((t) => t >= from && t < from + 60_000).length),
    );
    expect(busiest).toBe(100);
    expect(times).toHaveLength(500);
  });

  it('does not count rejected requests', () => {
    const { clock, limiter } = clockedLimiter({ limit: 1, windowMs: 1000 });
    limiter.take('key');
    for (clock.now = 1; clock.now < 1000; clock.now++) expect(limiter.take('key').allowed).toBe(false);
    expect(limiter.take('key').allowed).toBe(true);
  });

  it('counts each key separately and starts from zero after a reset', () => {
    const { limiter } = clockedLimiter({ limit: 1 });
    limiter.take('a');
    expect(limiter.take('b').allowed).toBe(true);
    limiter.reset('a');
    expect(limiter.take('a').allowed).toBe(true);
    expect(limiter.take('b').allowed).toBe(false);
  });

  it('allows requests after the clock has been set back', () => {
    const { clock, limiter } = clockedLimiter({ limit: 1, windowMs: 1000 });
    clock.now = 1_000_000;
    limiter.take('key');
    clock.now = 0;
    expect(limiter.take('key').allowed).toBe(true);
  });

  it('allows everything if the limit is infinite, and nothing if it is 0', () => {
    expect(clockedLimiter({ limit: 0 }).limiter.take('key').allowed).toBe(false);
    const { limiter } = clockedLimiter({ limit: Number.POSITIVE_INFINITY });
    for (let i = 0; i < 5000; i++) expect(limiter.take('key').allowed).toBe(true);
  });

  it('drops the least recently used keys to limit its memory', () => {
    const { clock, limiter } = clockedLimiter({ limit: 1, windowMs: 60_000 });
    limiter.take('first');
    for (let i = 0; i < 999; i++) limiter.take(`key ${i}`);
    expect(limiter.take('first').allowed).toBe(false);
    limiter.take('one more');
    // The key that was used least recently has been dropped.
    expect(limiter.take('first').allowed).toBe(true);
    clock.now = 60_000;
    expect(limiter.take('one more').allowed).toBe(true);
  });
});
