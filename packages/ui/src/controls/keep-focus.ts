import type { MouseEvent } from 'react';

/**
 * Handles `onMouseDown` on a control below a field. Keeps the focus in the field during the press. Otherwise,
 * the field could show an error when it loses the focus, which would move the control away from the pointer.
 */
export const keepFocus = (event: MouseEvent): void => event.preventDefault();
