import { expect, test } from 'vitest';
import { memoryStorage } from '../../../testing/platform-fixture.tsx';
import { readHelpTab, saveHelpTab } from './help-tab.ts';

test('defaults to help', () => {
  expect(readHelpTab(memoryStorage())).toBe('help');
});

test('restores the saved tab', () => {
  const kept = memoryStorage();
  saveHelpTab(kept, 'chat');
  expect(readHelpTab(kept)).toBe('chat');
});

test('ignores an unknown tab', () => {
  expect(readHelpTab(memoryStorage({ 'help-tab': 'settings' }))).toBe('help');
});
