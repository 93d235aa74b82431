import { describe, expect, test } from 'vitest';
import { type Chat, chatAfter, newChat, replyTo } from './chat-state.ts';

const send = (chat: Chat, text: string, at = 1) =>
  chatAfter(chat, { type: 'sent', text, reply: 'other', at });
const spoken = ({ messages }: Chat) =>
  messages.map((message) => {
    if (message.kind === 'text') return `me: ${message.text}`;
    return message.kind === 'reply' ? `support: ${message.reply}` : `file: ${message.attachment.name}`;
  });

describe('a member writes', () => {
  test('sees the message at once, while support types', () => {
    const chat = send(newChat, '  Hello  ', 42);
    expect(spoken(chat)).toEqual(['me: Hello']);
    expect(chat.messages[0]?.timestamp).toBe(42);
    expect(chat.waiting).toHaveLength(1);
  });

  test.each(['', '   ', '\n\t'])('nothing but spaces (%j), and nothing is sent', (text) => {
    expect(send(newChat, text)).toBe(newChat);
  });

  test('twice before the answer, and both are answered in their order', () => {
    const first = chatAfter(newChat, { type: 'sent', text: 'Fees?', reply: 'fees', at: 1 });
    let chat = send(first, 'And more?', 2);
    chat = chatAfter(chat, { type: 'answered', at: 3 });
    expect(chat.waiting).toEqual(['other']);
    chat = chatAfter(chat, { type: 'answered', at: 4 });
    expect(spoken(chat)).toEqual(['me: Fees?', 'me: And more?', 'support: fees', 'support: other']);
    expect(chat.waiting).toEqual([]);
    expect(chatAfter(chat, { type: 'answered', at: 5 })).toBe(chat);
  });

  test('while support is offline, and nothing is taken', () => {
    const offline: Chat = { ...newChat, support: 'offline' };
    expect(send(offline, 'Hello')).toBe(offline);
  });
});

test('a file is noted and gets no answer', () => {
  const attachment = { name: 'receipt.pdf', bytes: 2048 };
  const chat = chatAfter(newChat, { type: 'attached', attachment, at: 1 });
  expect(spoken(chat)).toEqual(['file: receipt.pdf']);
  expect(chat.waiting).toEqual([]);
});

test('every message has an id of its own', () => {
  let chat = send(send(newChat, 'a'), 'b');
  chat = chatAfter(chat, { type: 'answered', at: 3 });
  expect(new Set(chat.messages.map(({ id }) => id)).size).toBe(3);
});

test('clearing forgets everything that was said and asked', () => {
  expect(chatAfter(send(newChat, 'secret'), { type: 'cleared' })).toEqual(newChat);
});

describe('the answer', () => {
  const questions = {
    connectWallet: 'How do I connect a wallet?',
    convertTokens: 'How do I convert tokens?',
    fees: 'What are the fees?',
    contactSupport: 'How do I contact support?',
  };

  test.each(['What are the fees?', ' what are the FEES ', 'What are  the fees?!'])(
    'to the quick question typed by hand (%j) is that question’s',
    (text) => expect(replyTo(text, questions)).toBe('fees'),
  );

  test('to anything else is the default one', () => {
    expect(replyTo('fees of yesterday', questions)).toBe('other');
  });
});
