type Field = HTMLInputElement | HTMLTextAreaElement;

/** What a reload would take away; a search stands in the address, and a choice is made again with one press. */
const KEPT_BY_NOTHING = 'textarea, input:not([type=search], [type=checkbox], [type=radio], [type=range])';

/** The fields that somebody has typed into since the page was loaded. */
const typedInto = new Set<Field>();

/** Follows what is typed anywhere on the page. Returns a function that ends it. */
export function followTyping(): () => void {
  const remember = ({ target }: Event) => {
    for (const field of typedInto) if (!field.isConnected) typedInto.delete(field);
    if (target instanceof Element && target.matches(KEPT_BY_NOTHING)) typedInto.add(target as Field);
  };
  document.addEventListener('input', remember, true);
  return () => {
    document.removeEventListener('input', remember, true);
    typedInto.clear();
  };
}

/** Whether the page shows text that somebody typed, or a chosen file: a reload would lose it. */
export const hasTypedText = () => [...typedInto].some((field) => field.isConnected && field.value !== '');
