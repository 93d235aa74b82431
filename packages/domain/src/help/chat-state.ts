import { cleanText } from '@gli/validation';

/** Quick questions in order, each with its own reply. Spec §4 Chat */
export const quickQuestions = ['connectWallet', 'convertTokens', 'fees', 'contactSupport'] as const;
export type QuickQuestion = (typeof quickQuestions)[number];

/** A quick question's reply, the answer to a question of the FAQ, or the default reply. */
export type Reply = QuickQuestion | `faq:${string}` | 'other';

/** A file chosen by a member, which is not uploaded. Spec §2 Chat */
export type Attachment = { name: string; bytes: number };

/** Spec §3 Chat message. Replies are stored by name, so that their text follows the language. */
export type ChatMessage = { id: number; timestamp: number } & (
  | { sender: 'user'; kind: 'text'; text: string }
  | { sender: 'user'; kind: 'attachment'; attachment: Attachment }
  | { sender: 'support'; kind: 'reply'; reply: Reply }
);

export type Chat = {
  /** Support is always online, but nothing can be sent while the app is offline. Spec §4 Chat */
  support: 'online' | 'offline';
  messages: readonly ChatMessage[];
  /** Pending replies, oldest first. Support appears to be typing while there is at least one. */
  pendingReplies: readonly Reply[];
};

export const newChat: Chat = { support: 'online', messages: [], pendingReplies: [] };

/** Something that changes the chat. `at` is in ms since 1970. */
export type ChatEvent =
  | { type: 'sent'; text: string; reply: Reply; at: number }
  | { type: 'attached'; attachment: Attachment; at: number }
  | { type: 'replied'; at: number }
  | { type: 'cleared' };

/** Returns the chat after an event. Blank messages change nothing. Spec §5 */
export function chatAfter(chat: Chat, event: ChatEvent): Chat {
  if (event.type === 'cleared') return { ...newChat, support: chat.support };
  if (chat.support === 'offline' && event.type !== 'replied') return chat;
  const id = (chat.messages.at(-1)?.id ?? 0) + 1;
  const withMessage = (message: ChatMessage): Chat => ({ ...chat, messages: [...chat.messages, message] });
  const base = { id, timestamp: event.at };
  switch (event.type) {
    case 'sent': {
      const text = cleanText(event.text);
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
 * Returns the reply to a text: a matching quick question's reply, ignoring case, spaces and punctuation, or the
 * default reply.
 * @param questions the quick questions in the member's language
 */
export function replyTo(text: string, questions: Record<QuickQuestion, string>): Reply {
  const plain = (value: string) =>
    cleanText(value)
      .replace(/[?？.!\s]+/g, ' ')
      .trim()
      .toLocaleLowerCase();
  return quickQuestions.find((question) => plain(questions[question]) === plain(text)) ?? 'other';
}
