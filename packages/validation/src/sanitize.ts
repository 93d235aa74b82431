import { cleanPhone, normalizeText } from './typed-text.ts';

const HTML_ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for hand-written HTML. Don't use it for React or request bodies, which would show the entities. */
export function sanitizeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => HTML_ENTITIES[character] ?? character);
}

/**
 * Keeps only digits, `+`, `-`, spaces and parentheses, after `cleanPhone`. To check what a person typed, use `cleanPhone`
 * alone: without its other characters, `010-1234-5678 ext. 9` is another number. Spec §5 Sanitizers
 */
export function sanitizePhone(text: string): string {
  return cleanPhone(text).replace(/[^0-9+\- ()]/g, '');
}

/** Keeps only ASCII letters and digits, which removes spaces and line breaks from a pasted address. */
export function sanitizeWalletAddress(text: string): string {
  return normalizeText(text).replace(/[^0-9A-Za-z]/g, '');
}
