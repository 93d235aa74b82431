import type { Translations } from '../../../i18n/i18n-types.ts';

export const contactSubjects = ['account', 'wallet', 'investment', 'order', 'technical', 'other'] as const;
export type ContactSubject = (typeof contactSubjects)[number] & keyof Translations['helpCenter']['subjects'];

export type ContactInput = { name: string; email: string; subject: ContactSubject; message: string };

/** A message for the mail program or the clipboard. */
export type Message = { subject: string; body: string };

export const MESSAGE_MAX_LENGTH = 5_000;

/** Windows opens mailto addresses of up to 2,048 characters and cuts off the rest. */
export const MAILTO_MAX_LENGTH = 2_000;

/**
 * The message of a filled-in form.
 * @param texts the subject line and the line that names the sender, in the member's language
 */
export function messageOf(
  input: ContactInput,
  texts: { subject: string; from: (sender: { name: string; email: string }) => string },
): Message {
  const sender = { name: oneLine(input.name), email: oneLine(input.email) };
  return { subject: oneLine(texts.subject), body: `${input.message.trim()}\n\n${texts.from(sender)}` };
}

/** The message as text, with its subject first. */
export function textOf({ subject, body }: Message): string {
  return `${subject}\n\n${body}`;
}

/** The address that opens a mail program with the message; null when it would be too long. RFC 6068 */
export function mailtoOf(address: string, { subject, body }: Message): string | null {
  const lines = body.replace(/\r?\n/g, '\r\n');
  const url = `mailto:${encodeURIComponent(address).replace('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`;
  return url.length <= MAILTO_MAX_LENGTH ? url : null;
}

/** A line break in a header would start another one. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
