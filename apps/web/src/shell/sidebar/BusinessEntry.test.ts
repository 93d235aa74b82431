import { expect, test } from 'vitest';
import { followSurroundings, startBusinessMenu } from './BusinessEntry.tsx';

const elsewhere = { isExpanded: true, isOnBusiness: false };
const onBusiness = { isExpanded: true, isOnBusiness: true };
const collapsed = { isExpanded: false, isOnBusiness: true };

test('is initially expanded only on business paths', () => {
  expect(startBusinessMenu(onBusiness).isOpen).toBe(true);
  expect(startBusinessMenu(elsewhere).isOpen).toBe(false);
  expect(startBusinessMenu(collapsed).isOpen).toBe(false);
});

test('expands on entering a business path and stays expanded on leaving it', () => {
  const arrived = followSurroundings(startBusinessMenu(elsewhere), onBusiness);
  expect(arrived.isOpen).toBe(true);
  expect(followSurroundings(arrived, elsewhere).isOpen).toBe(true);
});

test('closes with the sidebar and reopens on a business path', () => {
  const closed = followSurroundings(startBusinessMenu(onBusiness), collapsed);
  expect(closed.isOpen).toBe(false);
  expect(followSurroundings(closed, onBusiness).isOpen).toBe(true);
});

test('stays closed after collapsing the sidebar on other pages', () => {
  const open = followSurroundings(startBusinessMenu(onBusiness), elsewhere);
  const closed = followSurroundings(open, { isExpanded: false, isOnBusiness: false });
  expect(followSurroundings(closed, elsewhere).isOpen).toBe(false);
});

test('stays closed after closing it manually on a business path', () => {
  const byHand = { ...startBusinessMenu(onBusiness), isOpen: false };
  expect(followSurroundings(byHand, onBusiness).isOpen).toBe(false);
});
