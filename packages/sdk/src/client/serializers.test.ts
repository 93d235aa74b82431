import { describe, expect, it } from 'vitest';
import { GliContractError } from './errors.ts';
import { fillPath, toQuery } from './serializers.ts';

const assetPath = (id: unknown) => fillPath('/v1/rwa/assets/{id}/', { id });

describe('a path template', () => {
  it.each([
    ['ast_5gw8n2kd7q', '/v1/rwa/assets/ast_5gw8n2kd7q/'],
    ['../x', '/v1/rwa/assets/..%2Fx/'],
    ['a/b', '/v1/rwa/assets/a%2Fb/'],
    ['x?y#z', '/v1/rwa/assets/x%3Fy%23z/'],
    ['$&{id}%2F', '/v1/rwa/assets/%24%26%7Bid%7D%252F/'],
    ['제주', '/v1/rwa/assets/%EC%A0%9C%EC%A3%BC/'],
  ])('keeps the id %j within its path segment', (id, expected) => {
    expect(assetPath(id)).toBe(expected);
  });

  it.each(['', undefined, null])('rejects the id %j with a TypeError that names the parameter', (id) => {
    expect(() => assetPath(id)).toThrow(TypeError);
    expect(() => assetPath(id)).toThrow('"id"');
  });

  it('rejects half a surrogate pair with a TypeError that names the parameter', () => {
    expect(() => assetPath('\ud83d')).toThrow(new TypeError('Path parameter "id" is not valid text'));
  });

  it.each(['.', '..'])('rejects the id %j, which would address another operation', (id) => {
    expect(() => assetPath(id)).toThrow(GliContractError);
  });
});

describe('a query', () => {
  it('repeats the name for each array item and omits unset values', () => {
    const query = { page: 2, ordering: '-apy', tag: ['a&b', '리조트'], open: false, q: undefined, z: null };
    expect(toQuery(query)).toBe('page=2&ordering=-apy&tag=a%26b&tag=%EB%A6%AC%EC%A1%B0%ED%8A%B8&open=false');
  });

  it('is empty if there are no values', () => {
    expect(toQuery({ page: undefined })).toBe('');
  });
});
