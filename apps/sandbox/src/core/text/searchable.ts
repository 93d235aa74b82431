import { cleanLine } from '@gli/validation';

/** Prepares text for searching, both the stored and the searched one: normalized, lowercase, one line. */
export const searchable = (text: string): string => cleanLine(text).toLowerCase();

/** Returns the pattern of a `like` that matches a part of a text. `%` and `_` are literal. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
