import { expect, it } from 'vitest';
import {
  type Call,
  curlProgram,
  FileName,
  type Operation,
  type Recipe,
  sdkProgram,
  Variable,
} from './index.ts';
import { literal } from './literal.ts';

const operation: Operation = {
  ...{ id: 'updateProfile', method: 'PATCH', path: '/user/profile/' },
  ...{ takesToken: true, isForm: false, hasData: true },
};
const recipe = (more: Partial<Call>, caller: Recipe['caller'] = null): Recipe => ({
  ...{ baseUrl: 'http://127.0.0.1:4000/api', caller, before: [] },
  call: { operation, path: {}, query: {}, headers: {}, body: undefined, ...more },
});

it('quotes strings and names only where necessary', () => {
  const value = { 'a-b': "it's\n", '1': [1, true, null], email: new Variable('email'), say: '"hi"' };
  expect(literal(value)).toBe(
    `{\n  '1': [1, true, null],\n  'a-b': 'it\\'s\\n',\n  email,\n  say: '"hi"',\n}`,
  );
});

it('never treats text of a request as a variable or a command', () => {
  const hostile = { name: '$HOME', bio: `'; rm -rf / #`, phone: '`id`' };
  const headers = { prefer: `wait=1'$(id)` };
  const target = { ...operation, path: '/user/$(id)/`id`/' };
  const { call } = curlProgram(recipe({ body: hostile, headers, operation: target }));
  expect(call).toContain('"$API/user/\\$(id)/\\`id\\`/"');
  expect(call).toContain(`-H 'prefer: wait=1'\\''$(id)'`);
  expect(call).toContain('"name": "$HOME"');
  expect(call).toContain(`"bio": "'\\''; rm -rf / #"`);
  expect(sdkProgram(recipe({ body: hostile })).call).toContain("name: '$HOME'");
});

it('inserts values of earlier steps', () => {
  const { call } = curlProgram(recipe({ body: { code: new Variable('myCode') } }));
  expect(call).toContain(`-d '{"code":"'"$MY_CODE"'"}'`);
});

it('uploads files and asks for passwords that it does not know', () => {
  const caller = { username: 'a@example.com', password: null };
  const upload = recipe(
    { operation: { ...operation, isForm: true }, body: { avatar: new FileName('a.png') } },
    caller,
  );
  const { setup, call } = curlProgram(upload);
  expect(setup).toContain('"password":"<password>"');
  expect(call).toContain("-F 'avatar=@a.png'");
  const sdk = sdkProgram(upload);
  expect(sdk.setup).toContain("password: process.env.GLI_PASSWORD ?? ''");
  expect(sdk.call).toContain("body.set('avatar', await openAsBlob('a.png'), 'a.png');");
});
