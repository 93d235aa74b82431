import { operationTable } from '@gli/sdk';
import { describe, expect, it } from 'vitest';
import { APP_FILE_PATTERN, PICTURE_PATTERN, PUBLIC_READ_PATTERN } from './kept-requests.ts';

const ORIGIN = 'https://app.gli.example';
const patterns = {
  'public response': PUBLIC_READ_PATTERN,
  picture: PICTURE_PATTERN,
  'app file': APP_FILE_PATTERN,
};

/** Returns the kind of a URL by the pattern it matches, or null. */
function getKind(address: string): string | null {
  const found = Object.entries(patterns).find(([, pattern]) => pattern.test(new URL(address, ORIGIN).href));
  return found?.[0] ?? null;
}

describe('patterns of cached requests', () => {
  it.each([
    ['/api/v1/rwa/assets/?page=2', 'public response'],
    ['/api/v1/rwa/assets/ast_5gw8n2kd7q/', 'public response'],
    ['/api/v1/business-content/', 'public response'],
    ['/media/assets/aewol-1.svg', 'picture'],
    ['/assets/AbC.js', 'app file'],
    ['/api/user/profile/', null],
    ['/api/user/profile/?next=/api/v1/rwa/assets/', null],
    ['/api/v1/investments/', null],
    ['/api/v1/wallet/info/', null],
    ['/api/v1/shopping/orders/', null],
    ['/media/avatars/mem_4kq7w2hx9p.png', null],
    ['https://api.devnet.solana.com/', null],
    ['/mypage', null],
  ])('classify %s as %s', (address, kind) => expect(getKind(address)).toBe(kind));

  it('match a path only directly after the origin, so other origins never match', () => {
    for (const [pattern, path] of [
      [PUBLIC_READ_PATTERN, '/api/v1/rwa/assets/'],
      [PICTURE_PATTERN, '/media/assets/aewol-1.svg'],
      [APP_FILE_PATTERN, '/assets/AbC.js'],
    ] as const)
      expect(pattern.exec(ORIGIN + path)?.index).toBe(ORIGIN.length);
  });

  it('match 20 read operations, none of which returns member data', () => {
    const reads = Object.values(operationTable).filter(({ method }) => method === 'GET');
    const kept = reads.filter(({ path }) => getKind(`/api${path.replace(/\{\w+\}/g, 'x1')}`) !== null);
    expect(kept).toHaveLength(20);
    expect(
      kept.filter(({ tag }) => ['auth', 'user', 'kyc', 'investments', 'referrals'].includes(tag)),
    ).toEqual([]);
  });
});
