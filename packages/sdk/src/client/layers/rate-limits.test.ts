import { describe, expect, it } from 'vitest';
import { GENERAL_RATE_LIMIT, LOG_IN_RATE_LIMIT } from '../constants.ts';
import { GliRateLimitError } from '../errors.ts';
import { RateLimiter } from '../limiter.ts';
import { createReply, createRequest, over } from '../test/requests.ts';
import { rateLimits } from './rate-limits.ts';

function clockedLimits() {
  const clock = { now: 0 };
  const now = () => clock.now;
  const layer = rateLimits(
    new RateLimiter({ ...GENERAL_RATE_LIMIT, now }),
    new RateLimiter({ ...LOG_IN_RATE_LIMIT, now }),
  );
  return { clock, layer };
}

const logIn = () =>
  createRequest({ method: 'POST', url: 'https://gli.example/api/auth/login/', path: '/auth/login/' });

describe('the client’s rate limits', () => {
  it('reject the 101st request to the same URL within 60 s and say when to retry', async () => {
    const { clock, layer } = clockedLimits();
    const { send, tries } = over(layer);
    for (let i = 0; i < 100; i++) await send(createRequest());
    clock.now = 59_000;
    await expect(send(createRequest())).rejects.toMatchObject({
      name: 'GliRateLimitError',
      retryAfterMs: 1000,
    });
    expect(tries).toHaveLength(100);
    clock.now = 60_000;
    await send(createRequest());
    expect(tries).toHaveLength(101);
  });

  it('count each method and each full URL separately', async () => {
    const { layer } = clockedLimits();
    const { send, tries } = over(layer);
    for (let i = 0; i < 100; i++) await send(createRequest());
    await send(createRequest({ method: 'POST' }));
    await send(createRequest({ url: 'https://gli.example/api/v1/rwa/assets/?page=2' }));
    expect(tries).toHaveLength(102);
  });

  it('allow three login attempts in 5 minutes, including failed ones', async () => {
    const { clock, layer } = clockedLimits();
    const { send } = over(layer, createReply(401));
    for (let i = 0; i < 3; i++) await send(logIn());
    clock.now = 299_999;
    await expect(send(logIn())).rejects.toBeInstanceOf(GliRateLimitError);
    clock.now = 300_000;
    await expect(send(logIn())).resolves.toBeDefined();
  });

  it('reset the count of login attempts after a successful login', async () => {
    const { layer } = clockedLimits();
    const { send, tries } = over(
      layer,
      createReply(401),
      createReply(401),
      createReply(200),
      createReply(401),
    );
    for (let i = 0; i < 6; i++) await send(logIn());
    expect(tries).toHaveLength(6);
    await expect(send(logIn())).rejects.toBeInstanceOf(GliRateLimitError);
  });
});
