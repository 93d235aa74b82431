import { expect, test } from 'vitest';
import { followSurroundings, startBusinessMenu } from './BusinessEntry.tsx';

const elsewhere = { isExpanded: true, isOnBusiness: false };
const onBusiness = { isExpanded: true, isOnBusiness: true };
const collapsed = { isExpanded: false, isOnBusiness: true };

test('the submenu is expanded on business paths only', () => {
  expect(startBusinessMenu(onBusiness).isOpen).toBe(true);
  expect(startBusinessMenu(elsewhere).isOpen).toBe(false);
  expect(startBusinessMenu(collapsed).isOpen).toBe(false);
});

test('entering a business path expands it, leaving one does not change it', () => {
  const arrived = followSurroundings(startBusinessMenu(elsewhere), onBusiness);
  expect(arrived.isOpen).toBe(true);
  expect(followSurroundings(arrived, elsewhere).isOpen).toBe(true);
});

test('collapsing the sidebar closes it; on a business path it is there again when the sidebar expands', () => {
  const closed = followSurroundings(startBusinessMenu(onBusiness), collapsed);
  expect(closed.isOpen).toBe(false);
  expect(followSurroundings(closed, onBusiness).isOpen).toBe(true);
});

test('after collapsing elsewhere it stays closed', () => {
  const open = followSurroundings(startBusinessMenu(onBusiness), elsewhere);
  const closed = followSurroundings(open, { isExpanded: false, isOnBusiness: false });
  expect(followSurroundings(closed, elsewhere).isOpen).toBe(false);
});

test('what was closed by hand on a business path stays closed there', () => {
  const byHand = { ...startBusinessMenu(onBusiness), isOpen: false };
  expect(followSurroundings(byHand, onBusiness).isOpen).toBe(false);
});
