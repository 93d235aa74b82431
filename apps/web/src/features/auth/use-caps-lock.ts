import { type KeyboardEvent, useState } from 'react';

/** Whether Caps Lock is on while a field has the focus; known from the first key on. */
export function useCapsLock() {
  const [isOn, setOn] = useState(false);
  const look = (event: KeyboardEvent) => setOn(event.getModifierState('CapsLock'));
  return { isOn, handlers: { onKeyDown: look, onKeyUp: look } };
}
