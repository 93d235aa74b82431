const HTML_ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * Escapes text for hand-written HTML. Not for React and not for request bodies, which would show the entities.
 */
export function sanitizeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => HTML_ENTITIES[character] ?? character);
}

/** Keeps digits, `+`, `-`, spaces and parentheses. */
export function sanitizePhone(text: string): string {
  return text.replace(/[^0-9+\- ()]/g, '');
}

/** Keeps ASCII letters and digits; drops spaces and line breaks of a pasted address. */
export function sanitizeWalletAddress(text: string): string {
  return text.replace(/[^0-9A-Za-z]/g, '');
}
