import { describe, expect, test } from 'vitest';
import { type Chat, chatAfter, newChat, replyTo } from './chat-state.ts';

const send = (chat: Chat, text: string, at = 1) =>
  chatAfter(chat, { type: 'sent', text, reply: 'other', at });
const transcript = ({ messages }: Chat) =>
  messages.map((message) => {
    if (message.kind === 'text') return `me: ${message.text}`;
    return message.kind === 'reply' ? `support: ${message.reply}` : `file: ${message.attachment.name}`;
  });

describe('sending a message', () => {
  test('shows the message immediately while support is typing', () => {
    const chat = send(newChat, '  Hello  ', 42);
    expect(transcript(chat)).toEqual(['me: Hello']);
    expect(chat.messages[0]?.timestamp).toBe(42);
    expect(chat.pendingReplies).toHaveLength(1);
  });

  test.each(['', '   ', '\n\t'])('ignores blank text (%j)', (text) => {
    expect(send(newChat, text)).toBe(newChat);
  });

  test('replies to two messages in order', () => {
    const first = chatAfter(newChat, { type: 'sent', text: 'Fees?', reply: 'fees', at: 1 });
    let chat = send(first, 'And more?', 2);
    chat = chatAfter(chat, { type: 'replied', at: 3 });
    expect(chat.pendingReplies).toEqual(['other']);
    chat = chatAfter(chat, { type: 'replied', at: 4 });
    expect(transcript(chat)).toEqual(['me: Fees?', 'me: And more?', 'support: fees', 'support: other']);
    expect(chat.pendingReplies).toEqual([]);
    expect(chatAfter(chat, { type: 'replied', at: 5 })).toBe(chat);
  });

  test('accepts no message while support is offline', () => {
    const offline: Chat = { ...newChat, support: 'offline' };
    expect(send(offline, 'Hello')).toBe(offline);
  });
});

test('lists a file without replying to it', () => {
  const attachment = { name: 'receipt.pdf', bytes: 2048 };
  const chat = chatAfter(newChat, { type: 'attached', attachment, at: 1 });
  expect(transcript(chat)).toEqual(['file: receipt.pdf']);
  expect(chat.pendingReplies).toEqual([]);
});

test('gives every message a unique id', () => {
  let chat = send(send(newChat, 'a'), 'b');
  chat = chatAfter(chat, { type: 'replied', at: 3 });
  expect(new Set(chat.messages.map(({ id }) => id)).size).toBe(3);
});

test('clears all messages and pending replies', () => {
  expect(chatAfter(send(newChat, 'secret'), { type: 'cleared' })).toEqual(newChat);
});

describe('the reply', () => {
  const questions = {
    connectWallet: 'How do I connect a wallet?',
    convertTokens: 'How do I convert tokens?',
    fees: 'What are the fees?',
    contactSupport: 'How do I contact support?',
  };

  test.each(['What are the fees?', ' what are the FEES ', 'What are  the fees?!'])(
    'is the quick question’s answer if the text matches the question (%j)',
    (text) => expect(replyTo(text, questions)).toBe('fees'),
  );

  test('is the general reply if no quick question matches', () => {
    expect(replyTo('fees of yesterday', questions)).toBe('other');
  });
});
