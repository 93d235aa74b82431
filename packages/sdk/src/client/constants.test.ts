import { expect, test } from 'vitest';
import contract from '../../openapi.json' with { type: 'json' };
import manifest from '../../package.json' with { type: 'json' };
import { CLIENT_VERSION } from './constants.ts';

test('the package, client and contract have the same version', () => {
  expect([CLIENT_VERSION, contract.info.version]).toEqual([manifest.version, manifest.version]);
});
