// Tests that responses don't reveal whether an email has an account, by content or by timing.
import { readFile } from 'node:fs/promises';
import { expect, inject, it } from 'vitest';
import { PASSWORD, register, send } from './target.ts';

// The first login of a process also creates the hash used to check unknown emails.
await send('POST', '/auth/login/', { json: { username: 'first@example.com', password: 'x' } });

const logIn = (username: string) =>
  send('POST', '/auth/login/', { json: { username, password: 'wrong-password' } });
const registerWithoutTerms = (email: string) =>
  send('POST', '/auth/register/', {
    json: { email, password: PASSWORD, name: '한지우', terms_accepted: false },
  });

it.each([
  ['login', logIn, 401],
  ['rejected registration', registerWithoutTerms, 400],
])(
  'performs the same password hashing for a %s with a known or unknown email',
  async (_name, call, status) => {
    const { known, unknown } = await createEmails();
    const ofKnown = await countHashes(() => call(known));
    expect(await countHashes(() => call(unknown))).toEqual(ofKnown);
    expect(ofKnown.status).toBe(status);
  },
);

it('verifies exactly one password hash for a login with an unknown email', async () => {
  const { unknown } = await createEmails();
  expect((await countHashes(() => logIn(unknown))).hashes).toEqual(['verify']);
});

it.each([
  ['login', logIn],
  ['rejected registration', registerWithoutTerms],
])('returns the same response for a %s with a known or unknown email', async (_name, call) => {
  const { known, unknown } = await createEmails();
  const [ofKnown, ofUnknown] = [await call(known), await call(unknown)];
  expect(ofKnown.body).toEqual(ofUnknown.body);
  const getNames = ({ headers }: typeof ofKnown) => [...headers.keys()].toSorted();
  expect(getNames(ofKnown)).toEqual(getNames(ofUnknown));
});

/** Registers a member. Each test has its own, because responses to a login depend on earlier attempts. */
async function createEmails(): Promise<{ known: string; unknown: string }> {
  const { email } = await register();
  return { known: email, unknown: `nobody-${email}` };
}

/** Returns a call's status and the password hashes that the server created or verified for it. */
async function countHashes(
  call: () => ReturnType<typeof send>,
): Promise<{ status: number; hashes: string[] }> {
  const readNotes = () => readFile(inject('hashesFile'), 'utf8');
  const before = await readNotes();
  const { status } = await call();
  const hashes = (await readNotes()).slice(before.length).split('\n').filter(Boolean);
  return { status, hashes };
}
