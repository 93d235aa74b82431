import { afterEach, describe, expect, it, vi } from 'vitest';
import { createAddressBuilder, parseBaseUrl } from './address.ts';
import { GliContractError } from './errors.ts';

const createBuilder = (baseUrl: string) => createAddressBuilder(parseBaseUrl(baseUrl));
const buildAddress = createBuilder('https://gli.example/api/');
afterEach(() => vi.unstubAllGlobals());

describe('addresses', () => {
  it('resolves paths below the base path', () => {
    expect(buildAddress('/v1/rwa/assets/?page=2')).toEqual({
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
  ])('resolves %s as a URL parser does', (path) => {
    const { href, pathname } = new URL(`https://gli.example/api${path}`);
    expect(buildAddress(path)).toEqual({ url: href, path: pathname.slice('/api'.length) });
  });

  it('treats absolute URLs below the base path as URLs of the API', () => {
    expect(buildAddress('https://gli.example/api/v1/rwa/assets/').path).toBe('/v1/rwa/assets/');
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
  ])('does not treat %s as a URL of the API', (url) => {
    expect(buildAddress(url).path).toBeNull();
  });

  it.each([
    '//evil.example/x',
    '@evil.example/x',
    '.evil.example/x',
    ':8443/x',
    '\\\\evil.example\\x',
    '\t//evil.example',
  ])('keeps the call to %j on the host of the API', (url) => {
    expect(new URL(buildAddress(url).url).origin).toBe('https://gli.example');
    expect(new URL(createBuilder('https://gli.example')(url).url).origin).toBe('https://gli.example');
  });

  it.each([
    '/../admin/',
    '/v1/./x',
    '/users/../kyc/status/',
    '/users/%2E%2e/kyc/status/',
    '/v1/x/..',
    '/v1\\..\\x',
    '/v1/..?a=1',
  ])('rejects %s, because a dot segment would address another operation', (url) => {
    expect(() => buildAddress(url)).toThrow(GliContractError);
  });

  it.each([
    ['https://gli.example/api', '/api/v1/rwa/assets/?page=2', '/api/v1/rwa/assets/?page=2'],
    ['https://gli.example/gli/api/', '/gli/api/v1/rwa/assets/?page=2', '/gli/api/v1/rwa/assets/?page=2'],
    // Covers gateways that put a prefix in front of the API's own base path, replace it, or serve it at the root.
    ['https://gli.example/gli/api', '/api/v1/rwa/assets/?page=2', '/gli/api/v1/rwa/assets/?page=2'],
    ['https://gli.example/public', '/api/v1/rwa/assets/?page=2', '/public/v1/rwa/assets/?page=2'],
    ['https://gli.example', '/api/v1/rwa/assets/?page=2', '/v1/rwa/assets/?page=2'],
  ])(
    'accepts a path below %s that already includes the base path, as in `next`: %s',
    (baseUrl, next, sent) => {
      const expected = { url: `https://gli.example${sent}`, path: '/v1/rwa/assets/' };
      expect(createBuilder(baseUrl)(next)).toEqual(expected);
    },
  );

  it.each(['/apiary/v1/', '/v1/api/v1/', '/users/api/kyc/status/', '/%61pi/v1/', '//api/v1/', 'api/v1/'])(
    'adds the base path to a path that does not start with it: %s',
    (path) => {
      expect(buildAddress(path).url).toBe(`https://gli.example/api/${path.replace(/^\//, '')}`);
    },
  );

  it.each(['/api/../admin/', '/api/%2e%2e/admin/', '/api/./v1/'])(
    'rejects %s, which leads out of the base path',
    (path) => expect(() => buildAddress(path)).toThrow(GliContractError),
  );

  it('allows dots that do not form a dot segment', () => {
    expect(buildAddress('/v1/..x/...?next=/../').path).toBe('/v1/..x/...');
    expect(buildAddress('/v1/..%2Fx/').path).toBe('/v1/..%2Fx/');
  });

  it('resolves paths below a relative base against the page', () => {
    vi.stubGlobal('location', { href: 'https://app.example/rwa-assets?x=1' });
    expect(createBuilder('/api')('/v1/investments/')).toEqual({
      url: 'https://app.example/api/v1/investments/',
      path: '/v1/investments/',
    });
  });

  it.each(['/api', 'host:x/api', ''])(
    'throws a TypeError that names baseUrl if it is %j outside a browser',
    (baseUrl) => {
      expect(() => parseBaseUrl(baseUrl)).toThrow(TypeError);
      expect(() => parseBaseUrl(baseUrl)).toThrow(
        `baseUrl must be an absolute URL outside a browser: "${baseUrl}"`,
      );
    },
  );
});
