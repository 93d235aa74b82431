import { expect, test } from 'vitest';
import { memoryStorage } from '../../../testing/platform-fixture.tsx';
import { readHelpTab, saveHelpTab } from './help-tab.ts';

test('the panel starts with help', () => {
  expect(readHelpTab(memoryStorage())).toBe('help');
});

test('a selected tab is selected again after a page without the panel', () => {
  const kept = memoryStorage();
  saveHelpTab(kept, 'chat');
  expect(readHelpTab(kept)).toBe('chat');
});

test('a tab that does not exist counts as none', () => {
  expect(readHelpTab(memoryStorage({ 'help-tab': 'settings' }))).toBe('help');
});
