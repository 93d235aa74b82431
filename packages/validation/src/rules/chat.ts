import { isBlank } from '../typed-text.ts';
import type { Issue } from './issue.ts';

export type ChatMessageIssue = Issue<'message_empty'>;
export type ChatAttachmentIssue = Issue<'attachment_type_unsupported'>;

/** Value for the attachment input's `accept`. */
export const CHAT_ATTACHMENT_ACCEPT = 'image/*,.pdf,.doc,.docx';

const DOCUMENT_TYPES: readonly string[] = [
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
];
const DOCUMENT_NAME = /\.(pdf|docx?)$/i;

/** Rejects a blank message. */
export function checkChatMessage(text: string): ChatMessageIssue | null {
  return isBlank(text) ? { code: 'message_empty' } : null;
}

/**
 * Checks an attachment by its MIME type, or by its name if the type is unknown. Accepts images, pdf, doc and docx.
 * Attachments are never sent, so their content is not checked.
 */
export function checkChatAttachment(file: { name: string; type: string }): ChatAttachmentIssue | null {
  const type = file.type.toLowerCase();
  const isAccepted =
    type === '' ? DOCUMENT_NAME.test(file.name) : type.startsWith('image/') || DOCUMENT_TYPES.includes(type);
  return isAccepted ? null : { code: 'attachment_type_unsupported' };
}
