import * as z from 'zod';

/** Text in one language, not empty and without surrounding spaces. */
const zWords = z
  .string()
  .min(1)
  .refine((words) => words === words.trim(), 'Remove the space before or after the text.');

/** A text in both languages. */
export const zText = z.strictObject({ ko: zWords, en: zWords });

/** Creates a schema for a text in both languages. Each must match the contract's schema of the field. */
export const toTextSchema = (field: z.core.$ZodType<string, string>) =>
  z.strictObject({ ko: zWords.pipe(field), en: zWords.pipe(field) });
