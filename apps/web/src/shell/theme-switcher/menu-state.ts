/** Delay before the menu closes after the pointer leaves, in ms (Spec §9 Theme menu close delay). */
export const THEME_MENU_CLOSE_DELAY_MS = 300;

/** Trigger that opened the menu. `first` and `last` are the items that the keyboard focused. */
type OpenedBy = 'hover' | 'press' | 'first' | 'last';

/** `closing` means that the pointer has left, and the menu closes after the delay unless the pointer returns. */
export type MenuState =
  | { status: 'closed' }
  | { status: 'open'; by: OpenedBy }
  | { status: 'closing'; by: OpenedBy };

/** Pointer type, and whether the window is at most 768 px wide. */
type Pointer = { pointerType: string; isPhone: boolean };

export type MenuEvent =
  | ({ type: 'pointer_entered' } & Pointer)
  | ({ type: 'pointer_left' } & Pointer)
  /** The button was clicked or tapped. */
  | { type: 'pressed' }
  | { type: 'opened_by_key'; at: 'first' | 'last' }
  | { type: 'delay_passed' }
  /** Escape was pressed, a theme was chosen, or a press or the focus went elsewhere. */
  | { type: 'dismissed' };

export const closedMenu: MenuState = { status: 'closed' };

/**
 * True if the pointer can hover, which touch and phone-sized windows don't support. Spec §2 Floating theme
 * switcher
 */
const hovers = ({ pointerType, isPhone }: Pointer) => pointerType !== 'touch' && !isPhone;

/** Returns the state of the menu after an event. Spec §2 Floating theme switcher, §9 */
export function nextMenuState(state: MenuState, event: MenuEvent): MenuState {
  switch (event.type) {
    case 'pointer_entered':
      if (!hovers(event)) return state;
      if (state.status === 'closing') return { status: 'open', by: state.by };
      return state.status === 'closed' ? { status: 'open', by: 'hover' } : state;
    case 'pointer_left':
      // A mouse that passes over does not close a menu that was opened by keyboard.
      if (!hovers(event) || state.status !== 'open' || isByKey(state.by)) return state;
      return { status: 'closing', by: state.by };
    case 'pressed':
      // If hovering has just opened the menu, the press that follows must not close it.
      return state.status === 'open' && state.by !== 'hover' ? closedMenu : { status: 'open', by: 'press' };
    case 'opened_by_key':
      return { status: 'open', by: event.at };
    case 'delay_passed':
      return state.status === 'closing' ? closedMenu : state;
    case 'dismissed':
      return closedMenu;
  }
}

const isByKey = (by: OpenedBy) => by === 'first' || by === 'last';
