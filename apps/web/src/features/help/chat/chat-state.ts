/** The quick questions, in their order; each has an answer of its own. Spec §4 Chat */
export const quickQuestions = ['connectWallet', 'convertTokens', 'fees', 'contactSupport'] as const;
export type QuickQuestion = (typeof quickQuestions)[number];

/** Which canned answer support gives. */
export type Reply = QuickQuestion | 'other';

/** A file that a member chose; it is noted here and goes nowhere. Spec §2 Chat */
export type Attachment = { name: string; bytes: number };

/** Spec §3 Chat message. Support's words are looked up by their reply, so that they follow the language. */
export type ChatMessage = { id: number; timestamp: number } & (
  | { sender: 'user'; kind: 'text'; text: string }
  | { sender: 'user'; kind: 'attachment'; attachment: Attachment }
  | { sender: 'support'; kind: 'reply'; reply: Reply }
);

export type Chat = {
  /** Support is always online; offline, nothing can be written. Spec §4 Chat */
  support: 'online' | 'offline';
  messages: readonly ChatMessage[];
  /** What support has not answered yet, oldest first; support types while there is something. */
  waiting: readonly Reply[];
};

export const newChat: Chat = { support: 'online', messages: [], waiting: [] };

/** `at`: milliseconds since 1970. */
export type ChatEvent =
  | { type: 'sent'; text: string; reply: Reply; at: number }
  | { type: 'attached'; attachment: Attachment; at: number }
  | { type: 'answered'; at: number }
  | { type: 'cleared' };

/** What the chat is after something happened. A message of nothing but spaces changes nothing. Spec §5 */
export function chatAfter(chat: Chat, event: ChatEvent): Chat {
  if (event.type === 'cleared') return { ...newChat, support: chat.support };
  if (chat.support === 'offline' && event.type !== 'answered') return chat;
  const id = (chat.messages.at(-1)?.id ?? 0) + 1;
  const withMessage = (message: ChatMessage): Chat => ({ ...chat, messages: [...chat.messages, message] });
  const base = { id, timestamp: event.at };
  switch (event.type) {
    case 'sent': {
      const text = event.text.trim();
      if (text === '') return chat;
      const next = withMessage({ ...base, sender: 'user', kind: 'text', text });
      return { ...next, waiting: [...chat.waiting, event.reply] };
    }
    case 'attached':
      return withMessage({ ...base, sender: 'user', kind: 'attachment', attachment: event.attachment });
    case 'answered': {
      const [reply, ...waiting] = chat.waiting;
      if (reply === undefined) return chat;
      return { ...withMessage({ ...base, sender: 'support', kind: 'reply', reply }), waiting };
    }
  }
}

/**
 * The reply to a text: that of a quick question when the text is one, however it is spelled, else the default.
 * @param questions what each quick question reads in the member's language
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
