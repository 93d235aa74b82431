import { describe, expect, it, vi } from 'vitest';
import { createReply, createRequest, over } from '../test/requests.ts';
import { validation } from './validation.ts';

describe('the validation of responses', () => {
  it('rejects a successful response that fails validation and lists the issues', async () => {
    const { send } = over(
      validation(() => ['amount is missing']),
      createReply(200, { id: 1 }),
    );
    await expect(send(createRequest())).rejects.toMatchObject({
      name: 'GliContractError',
      status: 200,
      issues: ['amount is missing'],
      next: 'contact-support',
    });
  });

  it('returns a valid response unchanged', async () => {
    const reply = createReply(200, { id: 1 });
    const validate = vi.fn(() => []);
    expect(await over(validation(validate), reply).send(createRequest())).toBe(reply);
    expect(validate).toHaveBeenCalledWith({
      method: 'GET',
      path: '/v1/rwa/assets/',
      status: 200,
      data: { id: 1 },
    });
  });

  it.each([
    ['an error response', createRequest(), createReply(404)],
    ['a response from another host', createRequest({ path: null }), createReply(200)],
  ])('does not validate %s', async (_, request, reply) => {
    expect(
      await over(
        validation(() => ['wrong']),
        reply,
      ).send(request),
    ).toBe(reply);
  });
});
