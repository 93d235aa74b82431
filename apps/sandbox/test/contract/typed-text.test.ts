import { zRegistrationInput } from '@gli/sdk/schemas';
import { checkDisplayName, checkEmail, checkPhone, cleanEmail, cleanLine, cleanPhone } from '@gli/validation';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { newEmail, registerMember } from '../members.ts';
import { startTestSandbox } from '../sandbox.ts';

const sandbox = await startTestSandbox();
/** True if the server accepts a field of a registration. */
async function isAccepted(field: 'name' | 'email' | 'phone', text: string): Promise<boolean> {
  const { body } = await sandbox.send('POST', '/auth/register/', {
    // The password is always rejected, so no account is created.
    json: {
      ...{ email: newEmail(), name: '박민지', password: 'Password-12345', terms_accepted: true },
      [field]: text,
    },
  });
  return !(field in body.details);
}

const RUNS = { numRuns: process.env.GLI_NIGHTLY ? 20_000 : 200 };
const UNITS = [
  ...[
    '０',
    '١',
    '²',
    '㈜',
    'ß',
    'ㅋ',
    '가',
    '\u0301',
    '\u3164',
    '\u2800',
    '\u200b',
    '\u200d',
    '\u202e',
    '\ufe0f',
  ],
  ...[
    '\u00a0',
    '👩',
    '0',
    '1',
    '2',
    '3',
    '9',
    'a',
    'Z',
    '@',
    '@b.kr',
    '.',
    '-',
    '–',
    '+82',
    '(',
    ')',
    ' ',
    '\n',
  ],
];
const typedText = fc.string({ unit: fc.constantFrom(...UNITS), maxLength: 16 });

it('accepts a name, an address and a number exactly if the forms do', async () => {
  const { name, email, phone } = zRegistrationInput.shape;
  await fc.assert(
    fc.asyncProperty(typedText, typedText, typedText, async (typedName, typedEmail, typedPhone) => {
      const cleanName = cleanLine(typedName);
      expect(await isAccepted('name', typedName), `name ${JSON.stringify(typedName)}`).toBe(
        checkDisplayName(cleanName) === null && name.safeParse(cleanName).success,
      );
      const sentEmail = cleanEmail(typedEmail);
      expect(await isAccepted('email', sentEmail), `email ${JSON.stringify(typedEmail)}`).toBe(
        checkEmail(sentEmail) === null && email.safeParse(sentEmail).success,
      );
      const sentPhone = cleanPhone(typedPhone);
      expect(await isAccepted('phone', sentPhone), `phone ${JSON.stringify(typedPhone)}`).toBe(
        sentPhone !== '' && checkPhone(sentPhone) === null && phone.safeParse(sentPhone).success,
      );
    }),
    RUNS,
  );
});

it('stores names and texts without characters that nobody sees', async () => {
  const { access: token } = await registerMember(sandbox);
  const patch = (json: unknown) => sandbox.send('PATCH', '/user/profile/', { token, json });
  expect(
    (await patch({ name: '\u202eabc\u200b', bio: '한\u0001글\r\n둘'.normalize('NFD') })).body,
  ).toMatchObject({
    name: 'abc',
    bio: '한글\n둘',
  });
  for (const name of ['\u200b', '\u202e', '\u3164', '\u2800', '\u0301']) {
    const { status, body } = await patch({ name });
    expect([status, body.details], JSON.stringify(name)).toEqual([
      400,
      { name: ['Please enter your name.'] },
    ]);
  }
});

it.each(['강릉', '강릉'.normalize('NFD'), '\u200b강릉 ', '강릉\n'])(
  'finds products and assets by %j',
  async (search) => {
    for (const path of ['/v1/shopping/products/', '/v1/rwa/assets/']) {
      const plain = await sandbox.send('GET', `${path}?search=${encodeURIComponent('강릉')}`);
      const { body } = await sandbox.send('GET', `${path}?search=${encodeURIComponent(search)}`);
      expect(body.count, path).toBe(plain.body.count);
      expect(body.count, path).toBeGreaterThan(0);
    }
  },
);
