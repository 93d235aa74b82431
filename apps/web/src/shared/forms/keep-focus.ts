import type { MouseEvent } from 'react';

/**
 * `onMouseDown` handler for a control below a field. The focus stays in the field during the press, because an error
 * that appears when the field loses the focus would move the control away from the pointer.
 */
export const keepFocus = (event: MouseEvent): void => event.preventDefault();
