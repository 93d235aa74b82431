/** The quick questions in order, each with its own reply. Spec §4 Chat */
export const quickQuestions = ['connectWallet', 'convertTokens', 'fees', 'contactSupport'] as const;
export type QuickQuestion = (typeof quickQuestions)[number];

/** A canned reply of support. */
export type Reply = QuickQuestion | 'other';

/** A file that a member chose; it is not uploaded. Spec §2 Chat */
export type Attachment = { name: string; bytes: number };

/** Spec §3 Chat message. A reply is stored by its name, so that its text follows the language. */
export type ChatMessage = { id: number; timestamp: number } & (
  | { sender: 'user'; kind: 'text'; text: string }
  | { sender: 'user'; kind: 'attachment'; attachment: Attachment }
  | { sender: 'support'; kind: 'reply'; reply: Reply }
);

export type Chat = {
  /** Support is always online; offline, nothing can be sent. Spec §4 Chat */
  support: 'online' | 'offline';
  messages: readonly ChatMessage[];
  /** Replies that support still has to send, oldest first; support types while there are some. */
  pendingReplies: readonly Reply[];
};

export const newChat: Chat = { support: 'online', messages: [], pendingReplies: [] };

/** `at`: milliseconds since 1970. */
export type ChatEvent =
  | { type: 'sent'; text: string; reply: Reply; at: number }
  | { type: 'attached'; attachment: Attachment; at: number }
  | { type: 'replied'; at: number }
  | { type: 'cleared' };

/** The chat after an event. A message of only spaces changes nothing. Spec §5 */
export function chatAfter(chat: Chat, event: ChatEvent): Chat {
  if (event.type === 'cleared') return { ...newChat, support: chat.support };
  if (chat.support === 'offline' && event.type !== 'replied') return chat;
  const id = (chat.messages.at(-1)?.id ?? 0) + 1;
  const withMessage = (message: ChatMessage): Chat => ({ ...chat, messages: [...chat.messages, message] });
  const base = { id, timestamp: event.at };
  switch (event.type) {
    case 'sent': {
      const text = event.text.trim();
      if (text === '') return chat;
      const next = withMessage({ ...base, sender: 'user', kind: 'text', text });
      return { ...next, pendingReplies: [...chat.pendingReplies, event.reply] };
    }
    case 'attached':
      return withMessage({ ...base, sender: 'user', kind: 'attachment', attachment: event.attachment });
    case 'replied': {
      const [reply, ...pendingReplies] = chat.pendingReplies;
      if (reply === undefined) return chat;
      return { ...withMessage({ ...base, sender: 'support', kind: 'reply', reply }), pendingReplies };
    }
  }
}

/**
 * Returns the reply to a text: the reply of a matching quick question, ignoring case, spaces and punctuation, or the
 * default.
 * @param questions the quick questions in the member's language
 */
export function replyTo(text: string, questions: Record<QuickQuestion, string>): Reply {
  const plain = (value: string) =>
    value
      .trim()
      .replace(/[?？.!\s]+/g, ' ')
      .trim()
      .toLocaleLowerCase();
  return quickQuestions.find((question) => plain(questions[question]) === plain(text)) ?? 'other';
}
