import type { MouseEvent } from 'react';

/**
 * For `onMouseDown` of a control below a field. The focus stays in the field during the press, because an error that
 * appears when the field loses it would move the control away from the pointer.
 */
export const keepFocus = (event: MouseEvent): void => event.preventDefault();
