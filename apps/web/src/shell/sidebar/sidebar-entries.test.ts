import { expect, test } from 'vitest';
import { routeOf } from '../../routes.ts';
import { currentOf, sidebarEntries } from './sidebar-entries.ts';

test('every entry leads to the route of its name', () => {
  for (const { name, href } of sidebarEntries) expect(routeOf(href)?.route.name).toBe(name);
});

test.each([
  ['/rwa-assets', 'rwa-assets', 'page'],
  ['/rwa-assets/ast_1', 'rwa-assets', 'true'],
  ['/orders', 'shopping', 'true'],
  ['/profile-edit', 'mypage', 'true'],
] as const)('on %s the entry %s is current (%s), and no other', (path, name, current) => {
  for (const entry of sidebarEntries) {
    expect(currentOf(entry, path)).toBe(entry.name === name ? current : undefined);
  }
});

test('an address that only starts with the same letters makes no entry current', () => {
  for (const entry of sidebarEntries) expect(currentOf(entry, '/author')).toBeUndefined();
});
