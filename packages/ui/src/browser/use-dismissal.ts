import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * While a panel is open, calls `dismiss` on Escape and on a press outside of its root element. Keys and presses
 * are ignored while a modal dialog is open above the panel.
 */
export function useDismissal(
  isOpen: boolean,
  root: RefObject<HTMLElement | null>,
  dismiss: (by: 'escape' | 'press') => void,
): void {
  const end = useEffectEvent(dismiss);
  useEffect(() => {
    if (!isOpen) return;
    const isBelowDialog = () => document.querySelector('dialog:modal') !== null;
    const onPointerDown = ({ target }: PointerEvent) => {
      if (isBelowDialog() || (target instanceof Node && root.current?.contains(target))) return;
      end('press');
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isBelowDialog()) return;
      event.preventDefault();
      end('escape');
    };
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [isOpen, root]);
}
