import { describe, expect, it } from 'vitest';
import { operationUrl } from './operation-url.ts';

const assetUrl = (id: string) => operationUrl('/v1/rwa/assets/{id}/', { path: { id } });

describe('the address of an operation', () => {
  it.each([
    ['ast_5gw8n2kd7q', '/v1/rwa/assets/ast_5gw8n2kd7q/'],
    ['../x', '/v1/rwa/assets/..%2Fx/'],
    ['a/b', '/v1/rwa/assets/a%2Fb/'],
    ['x?y#z', '/v1/rwa/assets/x%3Fy%23z/'],
    ['$&{id}%2F', '/v1/rwa/assets/%24%26%7Bid%7D%252F/'],
    ['제주', '/v1/rwa/assets/%EC%A0%9C%EC%A3%BC/'],
  ])('keeps the id %j in its segment', (id, expected) => {
    expect(assetUrl(id)).toBe(expected);
  });

  it('carries the query: arrays as a repeated name, nothing for what is not set', () => {
    const query = { page: 2, ordering: '-apy', tag: ['a&b', '리조트'], open: false, q: undefined, z: null };
    expect(operationUrl('/v1/rwa/assets/', { query })).toBe(
      '/v1/rwa/assets/?page=2&ordering=-apy&tag=a%26b&tag=%EB%A6%AC%EC%A1%B0%ED%8A%B8&open=false',
    );
  });

  it('has no question mark without a query', () => {
    expect(operationUrl('/v1/rwa/assets/', { query: { page: undefined } })).toBe('/v1/rwa/assets/');
  });
});
