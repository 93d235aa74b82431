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
  ['opens when a mouse is over the button', [enter(mouse)], 'open'],
  ['waits before closing when the mouse leaves', [enter(mouse), leave(mouse)], 'closing'],
  ['is closed after the delay', [enter(mouse), leave(mouse), delay], 'closed'],
  ['stays open if the mouse returns in time', [enter(mouse), leave(mouse), enter(mouse), delay], 'open'],
  ['stays open on a click right after hovering', [enter(mouse), press], 'open'],
  ['closes on a second click', [enter(mouse), press, press], 'closed'],
  ['closes when the mouse leaves after a click', [enter(mouse), press, leave(mouse), delay], 'closed'],
  ['stays open on a click before the delay has passed', [enter(mouse), leave(mouse), press, delay], 'open'],
  ['does not open when a finger only touches the button', [enter(finger)], 'closed'],
  ['opens on a tap, even on a wide screen', [enter(finger), press, leave(finger), delay], 'open'],
  ['closes on a second tap', [enter(finger), press, leave(finger), press], 'closed'],
  ['ignores a hovering mouse in a phone-sized window', [enter(onPhone)], 'closed'],
  [
    'opens on a click in a phone-sized window and stays open when the mouse leaves',
    [press, leave(onPhone), delay],
    'open',
  ],
  ['stays open for a keyboard user when a mouse passes over', [byKey, enter(mouse), leave(mouse)], 'open'],
  ['closes when it is dismissed', [byKey, dismiss], 'closed'],
  ['closes immediately if it is dismissed during the delay', [enter(mouse), leave(mouse), dismiss], 'closed'],
  ['ignores a late timer after it was opened again', [byKey, delay], 'open'],
])('%s', (_, events, status) => {
  expect(after(...events)).toBe(status);
});

test('opens at the item that the keyboard selects', () => {
  expect(nextMenuState(closedMenu, byKey)).toEqual({ status: 'open', by: 'last' });
});
