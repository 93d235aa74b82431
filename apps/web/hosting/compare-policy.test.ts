import { expect, it } from 'vitest';
import { findPolicyDifferences } from './compare-policy.ts';

const policy = "default-src 'none'; script-src 'self' 'sha256-a'; connect-src 'self'";
const forAll = "default-src 'none'; script-src 'self' 'sha256-a' 'sha256-b'; connect-src 'self'";
const compare = (sent: string | null) =>
  findPolicyDifferences(sent, { policy, forAll, ownOrigins: ['https://api.example'] });

it.each([policy, forAll, policy.replaceAll(';', ' ;'), `${policy} https://api.example`])(
  'accepts %s',
  (sent) => {
    expect(compare(sent)).toEqual([]);
  },
);

it.each([
  [null, ['is missing']],
  [policy.replace("default-src 'none'; ", ''), ['lacks default-src']],
  [policy.replace(" 'sha256-a'", ''), ["lacks script-src 'sha256-a'"]],
  [policy.replace("'sha256-a'", "'sha256-a' 'unsafe-inline'"), ["also allows script-src 'unsafe-inline'"]],
  [
    policy.replace("'sha256-a'", "'sha256-a' https://api.example"),
    ['also allows script-src https://api.example'],
  ],
  [`${policy} https://evil.example`, ['also allows connect-src https://evil.example']],
  [`${policy}; report-uri https://evil.example`, ['also has report-uri']],
])('names the differences of %s', (sent, differences) => {
  expect(compare(sent)).toEqual(differences);
});
