import { expect, test } from 'vitest';
import { routeOf, routeOfAddress } from './route-of.ts';

test.each([
  ['/', 'home', {}],
  ['/home', 'alternate-home', {}],
  ['/rwa-assets', 'rwa-assets', {}],
  ['/rwa-assets/ast_2vx6p9rm4t', 'rwa-asset', { id: 'ast_2vx6p9rm4t' }],
  ['/shopping/product/50 off', 'product', { id: '50 off' }],
  ['/rwa-assets/', 'rwa-assets', {}],
])('%s is the page %s', (path, name, parameters) => {
  const found = routeOf(path);
  expect(found?.route.name).toBe(name);
  expect(found?.parameters).toMatchObject(parameters);
});

test.each(['/nowhere', '/rwa-assets/a/b', '/shopping/product', '/case-detail', '/login/x'])(
  '%s is no page',
  (path) => expect(routeOf(path)).toBeUndefined(),
);

test('the path of an address is unescaped; one that cannot be is taken as it is', () => {
  expect(routeOfAddress('/shopping/product/50%20off')?.parameters).toMatchObject({ id: '50 off' });
  expect(routeOfAddress('/shopping/product/50%')?.parameters).toMatchObject({ id: '50%' });
});
