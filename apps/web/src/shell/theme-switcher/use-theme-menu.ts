import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useReducer,
} from 'react';
import { media } from '@/design';
import { closedMenu, nextMenuState, THEME_MENU_CLOSE_DELAY_MS } from './menu-state.ts';

const keysThatOpen: Record<string, 'first' | 'last'> = { ArrowDown: 'first', ArrowUp: 'last' };

const toPointer = ({ pointerType }: PointerEvent) => ({
  pointerType,
  isPhone: matchMedia(media.mobile).matches,
});

/**
 * Connects pointer, keyboard and timer to the state of the menu.
 *
 * @param root element that contains the button and the menu
 * @param toggle the button, which gets the focus on Escape if the focus was inside
 */
export function useThemeMenu(root: RefObject<HTMLElement | null>, toggle: RefObject<HTMLElement | null>) {
  const [state, send] = useReducer(nextMenuState, closedMenu);
  const isOpen = state.status !== 'closed';

  useEffect(() => {
    if (state.status !== 'closing') return;
    const timer = setTimeout(() => send({ type: 'delay_passed' }), THEME_MENU_CLOSE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [state.status]);

  useEffect(() => {
    if (!isOpen) return;
    const closeByEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      if (root.current?.contains(document.activeElement)) toggle.current?.focus();
      send({ type: 'dismissed' });
    };
    const closeByPress = ({ target }: globalThis.PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) send({ type: 'dismissed' });
    };
    document.addEventListener('keydown', closeByEscape);
    document.addEventListener('pointerdown', closeByPress);
    return () => {
      document.removeEventListener('keydown', closeByEscape);
      document.removeEventListener('pointerdown', closeByPress);
    };
  }, [isOpen, root, toggle]);

  return {
    state,
    dismiss: () => send({ type: 'dismissed' }),
    rootHandlers: {
      onPointerEnter: (event: PointerEvent) => send({ type: 'pointer_entered', ...toPointer(event) }),
      onPointerLeave: (event: PointerEvent) => send({ type: 'pointer_left', ...toPointer(event) }),
      onBlur: ({ relatedTarget }: FocusEvent) => {
        if (relatedTarget !== null && !root.current?.contains(relatedTarget)) send({ type: 'dismissed' });
      },
    },
    toggleHandlers: {
      onClick: () => send({ type: 'pressed' }),
      onKeyDown: (event: KeyboardEvent) => {
        const at = keysThatOpen[event.key];
        if (!at) return;
        event.preventDefault();
        send({ type: 'opened_by_key', at });
      },
    },
  };
}
