import { build } from 'rolldown';
import { expect, expectTypeOf, test } from 'vitest';
import type { output, ZodMiniType } from 'zod/mini';
import type { CreateOrderParams, InvestInRwaAssetParams, UpdateProfileParams } from './operations/index.ts';
import * as schemas from './schemas.ts';

const bodies = new Map<string, ZodMiniType>(
  Object.entries(schemas).flatMap(([name, schema]) =>
    name.endsWith('Body') && 'safeParse' in schema ? [[name, schema]] : [],
  ),
);

/** Bundles a program that imports one schema. */
async function bundle(name: string): Promise<{ modules: string[]; code: string }> {
  const { output } = await build({
    input: 'entry',
    cwd: import.meta.dirname,
    write: false,
    platform: 'browser',
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? `${import.meta.dirname}/entry.ts` : null),
        load: (id) => (id.endsWith('/entry.ts') ? `export { ${name} } from './schemas.ts';` : null),
      },
    ],
  });
  const [{ code, modules }] = output;
  const used = Object.entries(modules).filter(([, { renderedLength }]) => renderedLength > 0);
  return { code, modules: used.map(([id]) => id) };
}

test('bundles only the imported schema and no classic zod API', async () => {
  const { code, modules } = await bundle('zInvestInRwaAssetBody');
  expect(code).toContain('accepted_risk');
  expect(code.match(/\bz[A-Z]\w+(?= = )/g)?.toSorted()).toEqual([
    'zInvestInRwaAssetBody',
    'zToken',
    'zTokenAmount',
  ]);
  expect(modules.filter((id) => /zod\/v4\/(classic|locales)\//.test(id))).toEqual([]);
});

test('uses the form’s error map for all messages about a request body', () => {
  expect(bodies.size).toBeGreaterThan(30);
  const messages = [...bodies.values()].flatMap((schema) =>
    [undefined, {}, { amount: 1 }].flatMap(
      (value) =>
        schema
          .safeParse(value, { error: ({ code }) => `form.${code}` })
          .error?.issues.map(({ message }) => message) ?? [],
    ),
  );
  expect(messages.length).toBeGreaterThan(100);
  expect(messages.filter((message) => !message.startsWith('form.'))).toEqual([]);
});

test('passes the limit, allowed values and pattern to the error map', () => {
  const login = schemas.zLogInBody.safeParse({ username: '', password: 'x'.repeat(129) });
  expect(login.error?.issues).toMatchObject([
    { code: 'too_small', path: ['username'], origin: 'string', minimum: 1 },
    { code: 'too_big', path: ['password'], origin: 'string', maximum: 128 },
  ]);
  const investment = schemas.zInvestInRwaAssetBody.safeParse({
    amount: '-1',
    token: 'KRW',
    accepted_risk: false,
  });
  expect(investment.error?.issues).toMatchObject([
    { code: 'invalid_format', path: ['amount'], format: 'regex', pattern: expect.any(String) },
    { code: 'invalid_value', path: ['token'], values: ['GLIB', 'GLID', 'GLIL', 'USDT'] },
    { code: 'invalid_value', path: ['accepted_risk'], values: [true] },
  ]);
  expect(schemas.zUploadAvatarBody.safeParse({ avatar: 'x' }).error?.issues).toMatchObject([
    { code: 'custom', path: ['avatar'] },
  ]);
});

test('counts characters as the contract does', () => {
  const { description } = schemas.zCreateReferralCodeBody.shape;
  expect(description.safeParse('🎁'.repeat(200)).success).toBe(true);
  expect(description.safeParse('🎁'.repeat(201)).error?.issues).toMatchObject([
    { code: 'too_big', origin: 'string', maximum: 200 },
  ]);
  expect(description.safeParse('a'.repeat(201)).success).toBe(false);
});

test('infers the same type as the operation’s body', () => {
  expectTypeOf<output<typeof schemas.zInvestInRwaAssetBody>>().toExtend<InvestInRwaAssetParams['body']>();
  expectTypeOf<output<typeof schemas.zCreateOrderBody>>().toExtend<CreateOrderParams['body']>();
  expectTypeOf<output<typeof schemas.zUpdateProfileBody>>().toExtend<UpdateProfileParams['body']>();
});
