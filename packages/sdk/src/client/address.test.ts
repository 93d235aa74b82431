import { afterEach, describe, expect, it, vi } from 'vitest';
import { addressing } from './address.ts';
import { GliContractError } from './errors.ts';

const addressOf = addressing('https://gli.example/api/');
afterEach(() => vi.unstubAllGlobals());

describe('addresses', () => {
  it('of paths lie below the base path', () => {
    expect(addressOf('/v1/rwa/assets/?page=2')).toEqual({
      url: 'https://gli.example/api/v1/rwa/assets/?page=2',
      path: '/v1/rwa/assets/',
    });
  });

  it.each([
    '/v1/rwa/assets/?ordering=apy_high&page=2',
    '/v1/rwa/assets/ast_5gw8n2kd7q/',
    '/v1/rwa/assets/?q=%EC%A0%9C+a*b-c.d',
    '//evil.example/x',
    '/a//b/?',
    '/v1/a%20b/',
    '/v1/도/?q=한',
    "/v1/x/?q='a'",
  ])('%s of an operation is what a URL parser makes of it', (path) => {
    const { href, pathname } = new URL(`https://gli.example/api${path}`);
    expect(addressOf(path, '/v1/{id}/')).toEqual({ url: href, path: pathname.slice('/api'.length) });
  });

  it('given whole are the API’s own when they lie below the base path', () => {
    expect(addressOf('https://gli.example/api/v1/rwa/assets/').path).toBe('/v1/rwa/assets/');
  });

  it.each([
    'https://evil.example/api/v1/rwa/assets/',
    'http://gli.example/api/v1/rwa/assets/',
    'https://gli.example:8443/api/v1/rwa/assets/',
    'https://gli.example/other/',
    'https://gli.example/api',
    'https://gli.example/apiary/v1/',
    'https://gli.example/api/../other/',
    'https://gli.example/api/%2e%2e/other/',
    'https://gli.example\\@evil.example/api/',
    'https://gli.example@evil.example/api/',
    'blob:https://gli.example/api/1',
    'data:application/json,{}',
  ])('%s is not the API’s', (url) => {
    expect(addressOf(url).path).toBeNull();
  });

  it.each([
    '//evil.example/x',
    '@evil.example/x',
    '.evil.example/x',
    ':8443/x',
    '\\\\evil.example\\x',
    '\t//evil.example',
  ])('%j stays on the API’s own host', (url) => {
    expect(new URL(addressOf(url).url).origin).toBe('https://gli.example');
    expect(new URL(addressing('https://gli.example')(url).url).origin).toBe('https://gli.example');
  });

  it.each([
    '/../admin/',
    '/v1/./x',
    '/users/../kyc/status/',
    '/users/%2E%2e/kyc/status/',
    '/v1/x/..',
    '/v1\\..\\x',
    '/v1/..?a=1',
  ])('%s is refused: a dot segment would name another operation', (url) => {
    expect(() => addressOf(url)).toThrow(GliContractError);
  });

  it.each([
    ['https://gli.example/api', '/api/v1/rwa/assets/?page=2', '/api/v1/rwa/assets/?page=2'],
    ['https://gli.example/gli/api/', '/gli/api/v1/rwa/assets/?page=2', '/gli/api/v1/rwa/assets/?page=2'],
    // Behind gateways that put a prefix in front of the API's own base path, replace it, or serve it at the root.
    ['https://gli.example/gli/api', '/api/v1/rwa/assets/?page=2', '/gli/api/v1/rwa/assets/?page=2'],
    ['https://gli.example/public', '/api/v1/rwa/assets/?page=2', '/public/v1/rwa/assets/?page=2'],
    ['https://gli.example', '/api/v1/rwa/assets/?page=2', '/v1/rwa/assets/?page=2'],
  ])('below %s may be given with the base path, as in `next`: %s', (baseUrl, next, sent) => {
    const expected = { url: `https://gli.example${sent}`, path: '/v1/rwa/assets/' };
    expect(addressing(baseUrl)(next)).toEqual(expected);
  });

  it.each(['/apiary/v1/', '/v1/api/v1/', '/users/api/kyc/status/', '/%61pi/v1/', '//api/v1/', 'api/v1/'])(
    'begin below the base path unless they begin with it: %s',
    (path) => {
      expect(addressOf(path).url).toBe(`https://gli.example/api/${path.replace(/^\//, '')}`);
    },
  );

  it('of an operation begin below a base path that looks like the beginning of the operation', () => {
    const { url } = addressing('https://gli.example/v1')('/v1/rwa/assets/', '/v1/rwa/assets/');
    expect(url).toBe('https://gli.example/v1/v1/rwa/assets/');
  });

  it.each(['/api/../admin/', '/api/%2e%2e/admin/', '/api/./v1/'])(
    '%s is refused, since it leaves the base path that it begins with',
    (path) => expect(() => addressOf(path)).toThrow(GliContractError),
  );

  it('may hold dots anywhere else', () => {
    expect(addressOf('/v1/..x/...?next=/../').path).toBe('/v1/..x/...');
    expect(addressOf('/v1/..%2Fx/').path).toBe('/v1/..%2Fx/');
  });

  it('below a relative base are resolved against the page', () => {
    vi.stubGlobal('location', { href: 'https://app.example/rwa-assets?x=1' });
    expect(addressing('/api')('/v1/investments/')).toEqual({
      url: 'https://app.example/api/v1/investments/',
      path: '/v1/investments/',
    });
  });

  it('below a relative base need a page', () => {
    expect(() => addressing('/api')).toThrow(TypeError);
  });
});
