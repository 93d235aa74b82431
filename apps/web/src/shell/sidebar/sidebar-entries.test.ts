import { expect, test } from 'vitest';
import { findRoute } from '../../routes.ts';
import { getAriaCurrent, sidebarEntries } from './sidebar-entries.ts';

test('links every entry to its route', () => {
  for (const { name, href } of sidebarEntries) expect(findRoute(href)?.route.name).toBe(name);
});

test.each([
  ['/rwa-assets', 'rwa-assets', 'page'],
  ['/rwa-assets/ast_1', 'rwa-assets', 'true'],
  ['/orders', 'shopping', 'true'],
  ['/profile-edit', 'mypage', 'true'],
] as const)('on %s, marks only the entry %s as current (%s)', (path, name, current) => {
  for (const entry of sidebarEntries) {
    expect(getAriaCurrent(entry, path)).toBe(entry.name === name ? current : undefined);
  }
});

test('ignores a path that shares only a prefix', () => {
  for (const entry of sidebarEntries) expect(getAriaCurrent(entry, '/author')).toBeUndefined();
});
