import { expect, test } from 'vitest';
import { keepHelpTab, readHelpTab } from './help-tab.ts';

function storage(entries: Record<string, string> = {}) {
  return {
    getItem: (key: string) => entries[key] ?? null,
    setItem(key: string, value: string) {
      entries[key] = value;
    },
  };
}

test('the panel begins with help', () => {
  expect(readHelpTab(storage())).toBe('help');
});

test('a chosen tab is there again after a page without the panel', () => {
  const kept = storage();
  keepHelpTab(kept, 'chat');
  expect(readHelpTab(kept)).toBe('chat');
});

test('a tab that does not exist counts as none', () => {
  expect(readHelpTab(storage({ 'help-tab': 'settings' }))).toBe('help');
});
