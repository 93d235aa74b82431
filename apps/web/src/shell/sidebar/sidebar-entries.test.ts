import { expect, test } from 'vitest';
import { findRoute } from '../../routes.ts';
import { getAriaCurrent, sidebarEntries } from './sidebar-entries.ts';

test('links every entry to the route of its name', () => {
  for (const { name, href } of sidebarEntries) expect(findRoute(href)?.route.name).toBe(name);
});

test.each([
  ['/rwa-assets', 'rwa-assets', 'page'],
  ['/rwa-assets/ast_1', 'rwa-assets', 'true'],
  ['/orders', 'shopping', 'true'],
  ['/profile-edit', 'mypage', 'true'],
] as const)('on %s the entry %s is current (%s), and no other', (path, name, current) => {
  for (const entry of sidebarEntries) {
    expect(getAriaCurrent(entry, path)).toBe(entry.name === name ? current : undefined);
  }
});

test('does not match an address that only shares a prefix', () => {
  for (const entry of sidebarEntries) expect(getAriaCurrent(entry, '/author')).toBeUndefined();
});
