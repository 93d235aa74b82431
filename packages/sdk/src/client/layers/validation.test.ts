import { describe, expect, it, vi } from 'vitest';
import { over, replyOf, requestOf } from '../test/exchanges.ts';
import { validation } from './validation.ts';

describe('the validation of responses', () => {
  it('rejects a success in which the validator finds something, and says what and where', async () => {
    const { send } = over(
      validation(() => ['amount is missing']),
      replyOf(200, { id: 1 }),
    );
    await expect(send(requestOf())).rejects.toMatchObject({
      name: 'GliContractError',
      status: 200,
      issues: ['amount is missing'],
      next: 'contact-support',
    });
  });

  it('passes a response on unchanged when nothing is found', async () => {
    const reply = replyOf(200, { id: 1 });
    const validate = vi.fn(() => []);
    expect(await over(validation(validate), reply).send(requestOf())).toBe(reply);
    expect(validate).toHaveBeenCalledWith({
      method: 'GET',
      path: '/v1/rwa/assets/',
      status: 200,
      data: { id: 1 },
    });
  });

  it.each([
    ['an error response', requestOf(), replyOf(404)],
    ['a response of another host', requestOf({ path: null }), replyOf(200)],
  ])('leaves %s alone', async (_, request, reply) => {
    expect(
      await over(
        validation(() => ['wrong']),
        reply,
      ).send(request),
    ).toBe(reply);
  });
});
