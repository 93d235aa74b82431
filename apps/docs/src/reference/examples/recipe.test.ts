import { curlProgram, type Recipe, reactProgram, sdkProgram } from '@gli/request-code';
import { expect, it } from 'vitest';
import { createCall } from './recipe.ts';

const recipe = (call: Recipe['call'], more: Partial<Recipe> = {}): Recipe => ({
  ...{ baseUrl: 'http://127.0.0.1:4000/api', caller: null },
  before: [],
  call,
  ...more,
});

it('fills in path and query parameters and omits optional ones', () => {
  const call = createCall('listRwaAssetsByCategory', { query: { page: 2 } });
  const { call: text } = curlProgram(recipe(call));
  expect(text).toContain('/v1/rwa/assets/by_category/?');
  expect(text).toContain('category_id=acg_3hd8w5ny2k');
  expect(text).toContain('page=2');
});

it('escapes quotes in a body for the shell', () => {
  const body = { code: '$kept', note: `it's "$(rm -rf /)"` };
  const { call } = curlProgram(recipe(createCall('applyReferralCode', { body })));
  expect(call).toContain(`"code":"'"$KEPT"'"`);
  expect(call).toContain(`it'\\''s`);
});

it('writes idiomatic TypeScript', () => {
  const call = createCall('executeConversion', { body: { quote_id: '$quoteId', acknowledged_warnings: [] } });
  const quote = { call: createCall('validateConversion'), kept: { as: 'quoteId', from: ['id'] } };
  const { setup, call: text } = sdkProgram(
    recipe(call, {
      caller: { username: 'kim@example.com', password: 'secret' },
      before: [quote],
    }),
  );
  expect(setup).toContain("import { createGliClient, memoryTokenStore } from '@gli/sdk';");
  expect(setup).toContain(
    "import { executeConversion, logIn, validateConversion } from '@gli/sdk/operations';",
  );
  expect(setup).toMatch(/const \{ id: quoteId \} = await validateConversion\([\s\S]*\);$/);
  expect(text).toContain('body: { quote_id: quoteId, acknowledged_warnings: [] },');
});

it('shows a read in React with its hook and query options', () => {
  const program = reactProgram(recipe(createCall('getRwaAsset')));
  expect(program?.call).toContain("useGetRwaAsset({ id: 'ast_5gw8n2kd7q' })");
  expect(program?.call).toContain("getRwaAssetQuery(client, { id: 'ast_5gw8n2kd7q' })");
});

it('shows a write in React as a button, and an upload as a file input', () => {
  const write = reactProgram(recipe(createCall('cancelOrder', { path: { id: '$orderId' } })));
  expect(write?.setup).toContain("import { GliProvider, useCancelOrder } from '@gli/sdk/react';");
  expect(write?.call).toContain('onClick={() => mutate({ id: orderId');
  const upload = reactProgram(recipe(createCall('uploadAvatar')));
  expect(upload?.call).toContain('<input type="file"');
  expect(upload?.call).toContain("body.set('avatar', file);\n    mutate({ body });");
  expect(reactProgram(recipe(createCall('verifyWalletSignature')))).toBeNull();
});
