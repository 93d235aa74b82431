import type { Translations } from '../../../../i18n/i18n-types.ts';

/** What a message is about, in the order of the form. */
export const contactSubjects = ['account', 'wallet', 'investment', 'order', 'technical', 'other'] as const;
export type ContactSubject = (typeof contactSubjects)[number] & keyof Translations['helpCenter']['subjects'];

export type ContactInput = { name: string; email: string; subject: ContactSubject; message: string };

/** A message as it goes into a mail program, or is copied. */
export type Letter = { subject: string; body: string };

/** Longest message, in characters. */
export const CONTACT_MESSAGE_MAXIMUM = 5_000;

/** Longest address that is handed to a mail program, in characters: Windows takes 2,048 and drops what is longer. */
export const MAIL_ADDRESS_MAXIMUM = 2_000;

/**
 * The letter of a filled-in form.
 * @param said the subject line and the line that names the sender, in the member's language
 */
export function letterOf(
  input: ContactInput,
  said: { subject: string; from: (sender: { name: string; email: string }) => string },
): Letter {
  const sender = { name: oneLine(input.name), email: oneLine(input.email) };
  return { subject: oneLine(said.subject), body: `${input.message.trim()}\n\n${said.from(sender)}` };
}

/** The letter as text, with its subject first. */
export function textOf({ subject, body }: Letter): string {
  return `${subject}\n\n${body}`;
}

/** The address that opens a mail program with the letter in it; null when it is too long for that. RFC 6068 */
export function mailtoOf(address: string, { subject, body }: Letter): string | null {
  const lines = body.replace(/\r?\n/g, '\r\n');
  const url = `mailto:${encodeURIComponent(address).replace('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`;
  return url.length <= MAIL_ADDRESS_MAXIMUM ? url : null;
}

/** A line break in a head line would begin another one. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
