import { media, useDismissal } from '@gli/ui';
import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useReducer,
} from 'react';
import { closedMenu, nextMenuState, THEME_MENU_CLOSE_DELAY_MS } from './menu-state.ts';

const keysThatOpen: Record<string, 'first' | 'last'> = { ArrowDown: 'first', ArrowUp: 'last' };

const toPointer = ({ pointerType }: PointerEvent) => ({
  pointerType,
  isPhone: matchMedia(media.mobile).matches,
});

/**
 * Updates the state of the menu on pointer, keyboard and timer events.
 *
 * @param root element that contains the button and the menu
 * @param toggle the button, which gets the focus on Escape if the focus was inside the root
 */
export function useThemeMenu(root: RefObject<HTMLElement | null>, toggle: RefObject<HTMLElement | null>) {
  const [state, send] = useReducer(nextMenuState, closedMenu);

  useEffect(() => {
    if (state.status !== 'closing') return;
    const timer = setTimeout(() => send({ type: 'delay_passed' }), THEME_MENU_CLOSE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [state.status]);

  useDismissal(state.status !== 'closed', root, (by) => {
    if (by === 'escape' && root.current?.contains(document.activeElement)) toggle.current?.focus();
    send({ type: 'dismissed' });
  });

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
