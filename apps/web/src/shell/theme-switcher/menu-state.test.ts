import { expect, test } from 'vitest';
import { closedMenu, type MenuEvent, nextMenuState } from './menu-state.ts';

const mouse = { pointerType: 'mouse', isPhone: false };
const finger = { pointerType: 'touch', isPhone: false };
const onPhone = { pointerType: 'mouse', isPhone: true };
const enter = (pointer: typeof mouse): MenuEvent => ({ type: 'pointer_entered', ...pointer });
const leave = (pointer: typeof mouse): MenuEvent => ({ type: 'pointer_left', ...pointer });
const press: MenuEvent = { type: 'pressed' };
const delay: MenuEvent = { type: 'delay_passed' };
const dismiss: MenuEvent = { type: 'dismissed' };
const byKey: MenuEvent = { type: 'opened_by_key', at: 'last' };

const after = (...events: MenuEvent[]) => events.reduce(nextMenuState, closedMenu).status;

test.each<[string, MenuEvent[], string]>([
  ['a mouse over the button opens the menu', [enter(mouse)], 'open'],
  ['a mouse that leaves lets it wait before it closes', [enter(mouse), leave(mouse)], 'closing'],
  ['after the delay it is closed', [enter(mouse), leave(mouse), delay], 'closed'],
  ['a mouse that comes back in time keeps it', [enter(mouse), leave(mouse), enter(mouse), delay], 'open'],
  ['a click on what the hover opened keeps it', [enter(mouse), press], 'open'],
  ['a second click closes it', [enter(mouse), press, press], 'closed'],
  ['a mouse that clicked and leaves closes it', [enter(mouse), press, leave(mouse), delay], 'closed'],
  ['a click while it is about to close keeps it', [enter(mouse), leave(mouse), press, delay], 'open'],
  ['a finger does not open it by touching', [enter(finger)], 'closed'],
  ['a finger opens it by a tap, also on a wide screen', [enter(finger), press, leave(finger), delay], 'open'],
  ['a second tap closes it', [enter(finger), press, leave(finger), press], 'closed'],
  ['on a phone’s width a mouse does not hover', [enter(onPhone)], 'closed'],
  ['on a phone’s width a click opens it, and leaving keeps it', [press, leave(onPhone), delay], 'open'],
  ['a mouse that passes leaves a keyboard user in the menu', [byKey, enter(mouse), leave(mouse)], 'open'],
  ['Escape, a press elsewhere or a choice closes it', [byKey, dismiss], 'closed'],
  ['Escape closes what is about to close', [enter(mouse), leave(mouse), dismiss], 'closed'],
  ['a late timer does not close what was opened again', [byKey, delay], 'open'],
])('%s', (_, events, status) => {
  expect(after(...events)).toBe(status);
});

test('opens at the item selected by keyboard', () => {
  expect(nextMenuState(closedMenu, byKey)).toEqual({ status: 'open', by: 'last' });
});
