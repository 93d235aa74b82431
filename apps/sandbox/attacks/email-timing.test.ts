// Whether the time of an answer tells that an e-mail has an account: 30 pairs, one of each kind after the other.
import { expect, it } from 'vitest';
import { median } from './median.ts';
import { type Member, PASSWORD, register, send } from './target.ts';
import { noteForTable } from './task-notes.ts';

const PAIRS = 30;
/** A password that is not hashed for an unknown e-mail takes a tenth of the time. */
const MAX_RATIO = 2;

const members: Member[] = [];
while (members.length < PAIRS) members.push(await register());
const unknown = (index: number): string => `nobody-${index}-${Math.floor(Date.now() / 1000)}@example.com`;

const calls: Record<string, { path: string; json: (email: string) => object; status: number }> = {
  'a log-in': {
    path: '/auth/login/',
    json: (username) => ({ username, password: 'wrong-password' }),
    status: 401,
  },
  'a registration that is refused for another reason': {
    path: '/auth/register/',
    json: (email) => ({ email, password: PASSWORD, name: '한지우', terms_accepted: false }),
    status: 400,
  },
};

it.each(Object.entries(calls))(
  '%s takes as long for an unknown e-mail',
  async (name, { path, json, status }) => {
    const timed = async (email: string): Promise<number> => {
      const started = performance.now();
      const response = await send('POST', path, { json: json(email) });
      expect(response.status).toBe(status);
      return performance.now() - started;
    };
    const known: number[] = [];
    const strange: number[] = [];
    // The first calls of a path are slow for both.
    await timed('warm-up@example.com');
    for (const [index, { email }] of members.entries()) {
      if (index % 2 === 0) known.push(await timed(email));
      strange.push(await timed(unknown(index)));
      if (index % 2 === 1) known.push(await timed(email));
    }
    const [ofKnown, ofStrange] = [median(known), median(strange)];
    noteForTable({
      figure: `${name}, ${PAIRS} pairs: median ${ofKnown.toFixed(1)} ms for a known e-mail, ${ofStrange.toFixed(1)} ms for an unknown one`,
    });
    expect(Math.max(ofKnown / ofStrange, ofStrange / ofKnown)).toBeLessThan(MAX_RATIO);
  },
);

it('says nothing else about an unknown e-mail', async () => {
  const [known, strange] = [
    await send('POST', '/auth/login/', { json: { username: members[0]?.email, password: 'wrong-password' } }),
    await send('POST', '/auth/login/', { json: { username: unknown(99), password: 'wrong-password' } }),
  ];
  expect(known.body).toEqual(strange.body);
  const names = ({ headers }: typeof known) => [...headers.keys()].toSorted();
  expect(names(known)).toEqual(names(strange));
});
