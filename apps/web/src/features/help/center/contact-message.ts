import { zEmail, zName, zText } from '@gli/ui/forms';
import * as z from 'zod/mini';

export const contactSubjects = ['account', 'wallet', 'investment', 'order', 'technical', 'other'] as const;

export const MESSAGE_MAX_CHARACTERS = 5_000;

/** The contact form. Spec §5 */
export const zContactForm = z.object({
  name: zName(z.string()),
  email: zEmail(z.string()),
  subject: z.enum(contactSubjects),
  message: zText(z.string().check(z.minLength(1), z.maxLength(MESSAGE_MAX_CHARACTERS))),
});
export type ContactInput = z.output<typeof zContactForm>;

export type Message = { subject: string; body: string };

/** Max length of a mailto URL. Windows truncates URLs longer than 2,048 characters. */
export const MAILTO_MAX_LENGTH = 2_000;

/**
 * Creates the message of a filled-in form.
 * @param texts the subject and the line that names the sender, in the member's language
 */
export function buildMessage(
  input: ContactInput,
  texts: { subject: string; from: (sender: { name: string; email: string }) => string },
): Message {
  const sender = { name: oneLine(input.name), email: oneLine(input.email) };
  return { subject: oneLine(texts.subject), body: `${input.message}\n\n${texts.from(sender)}` };
}

/** Formats the message as text that starts with its subject. */
export function formatMessage({ subject, body }: Message): string {
  return `${subject}\n\n${body}`;
}

/** Returns the URL that opens the mail app with the message, or null if it would be too long. RFC 6068 */
export function buildMailto(address: string, { subject, body }: Message): string | null {
  const lines = body.replace(/\r?\n/g, '\r\n');
  const url = `mailto:${encodeURIComponent(address).replace('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`;
  return url.length <= MAILTO_MAX_LENGTH ? url : null;
}

/** Joins lines, because a line break in a header would start another header. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
