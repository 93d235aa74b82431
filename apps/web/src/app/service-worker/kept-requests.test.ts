import { operationTable } from '@gli/sdk';
import { describe, expect, it } from 'vitest';
import { keptAs, responseKey } from './kept-requests.ts';

const ownOrigin = 'https://app.gli.example';
const keptOf = (path: string, method = 'GET') => keptAs({ method, url: new URL(path, ownOrigin), ownOrigin });

describe('what the service worker keeps', () => {
  it.each([
    ['/api/v1/rwa/assets/?page=2', 'public response'],
    ['/api/v1/rwa/assets/ast_5gw8n2kd7q/', 'public response'],
    ['/api/v1/business-content/', 'public response'],
    ['/media/assets/aewol-1.svg', 'picture'],
    ['/assets/AbC.js', 'app file'],
    ['/api/user/profile/', null],
    ['/api/v1/investments/', null],
    ['/api/v1/wallet/info/', null],
    ['/api/v1/shopping/orders/', null],
    ['/media/avatars/mem_4kq7w2hx9p.png', null],
    ['https://api.devnet.solana.com/', null],
    ['https://elsewhere.example/api/v1/rwa/assets/', null],
    ['/mypage', null],
  ])('%s: %s', (path, kept) => expect(keptOf(path)).toBe(kept));

  it('no write, whatever its path', () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'HEAD']) {
      expect(keptOf('/api/v1/rwa/assets/', method)).toBeNull();
    }
  });

  it('nothing that needs a login: 20 of the 86 operations are public reads', () => {
    const reads = Object.values(operationTable).filter(({ method }) => method === 'GET');
    const kept = reads.filter(({ path }) => keptOf(`/api${path.replace(/\{\w+\}/g, 'x1')}`) !== null);
    expect(kept).toHaveLength(20);
    expect(
      kept.filter(({ tag }) => ['auth', 'user', 'kyc', 'investments', 'referrals'].includes(tag)),
    ).toEqual([]);
  });

  it('a response under its language, so that no page mixes two', () => {
    const url = `${ownOrigin}/api/v1/rwa/assets/?page=2`;
    expect(responseKey(url, 'ko')).not.toBe(responseKey(url, 'en'));
    expect(responseKey(url, null)).toContain('page=2');
  });
});
