/**
 * Local storage key. The value is `off` if the member has disabled `/`, which voice control may trigger (WCAG
 * 2.1.4).
 */
export const SLASH_KEY = 'search-slash';

const FIELDS = 'input,textarea,select,[role=textbox]';

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'target'>;

/** True if a key opens the search: Ctrl+K or Cmd+K anywhere, or `/` outside of text fields. */
export function opensSearch(event: KeyPress, local: Pick<Storage, 'getItem'>): boolean {
  const { key, ctrlKey, metaKey, altKey, isComposing, target } = event;
  if (altKey || isComposing) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' || key === 'ㅏ';
  if (key !== '/' || local.getItem(SLASH_KEY) === 'off') return false;
  return !(target instanceof HTMLElement && (target.isContentEditable || target.matches(FIELDS)));
}

export const isCharacter = ({ key, ctrlKey, metaKey, altKey }: KeyPress): boolean =>
  [...key].length === 1 && !ctrlKey && !metaKey && !altKey;
