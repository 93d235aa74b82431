import { isBlank, normalizeText } from '@gli/validation';
import { isRecord } from '../fields/is-record.ts';
import { document } from './document.ts';

/** Pattern of a text that must not be blank. Any other pattern describes a format. */
const NOT_BLANK = '\\S';

/** Names of fields with a format: passwords, codes, addresses, dates and values of a list. They stay as sent. */
const formatted = listFormatted(document.components);

/** Depth to which a body is read. No schema of the contract is deeper. */
const MAX_DEPTH = 12;

/**
 * Normalizes the free texts of a body (names, notes, reasons) as the forms do, before the contract and the rules check
 * them. Text that cannot be stored stays, so that it is rejected.
 */
export function normalizeBody(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return isStorable(value) ? normalize(value) : value;
  if (depth > MAX_DEPTH) return value;
  if (Array.isArray(value)) return value.map((entry) => normalizeBody(entry, depth + 1));
  if (!isRecord(value)) return value;
  const entries = Object.entries(value);
  return Object.fromEntries(
    entries.map(([name, entry]) => [name, formatted.has(name) ? entry : normalizeBody(entry, depth + 1)]),
  );
}

/** Returns no text for accents alone, which nobody sees either. */
function normalize(text: string): string {
  const normalized = normalizeText(text);
  return normalized.trim() !== '' && isBlank(normalized) ? '' : normalized;
}

/** True if PostgreSQL can store a text: no NUL and no half surrogate pair. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

function listFormatted(node: unknown, names = new Set<string>()): Set<string> {
  if (Array.isArray(node)) for (const part of node) listFormatted(part, names);
  if (!isRecord(node)) return names;
  for (const [name, part] of Object.entries(node)) {
    const { pattern = NOT_BLANK, format, enum: values } = isRecord(part) ? part : {};
    if (pattern !== NOT_BLANK || format !== undefined || values !== undefined) names.add(name);
    listFormatted(part, names);
  }
  return names;
}
