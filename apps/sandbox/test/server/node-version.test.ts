import { expect, it } from 'vitest';
import { explainNodeVersion } from '../../src/node-version.ts';

it.each(['18.20.8', '20.19.0', '21.7.3'])('names the required version of Node on Node %s', (version) => {
  expect(explainNodeVersion(version, '>=22')).toBe(
    `The sandbox requires Node 22 or later, and this is Node ${version}. Install a newer one from https://nodejs.org.`,
  );
});

it.each(['22.0.0', '22.12.1', '24.21.0', '100.0.0'])('supports Node %s', (version) => {
  expect(explainNodeVersion(version, '>=22')).toBeNull();
});
