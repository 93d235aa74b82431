import { expect, test } from 'vitest';
import { type ContactInput, MAILTO_MAX_LENGTH, mailtoOf, messageOf, textOf } from './contact-message.ts';

const input: ContactInput = {
  name: '김서연',
  email: 'seoyeon.kim@example.com',
  subject: 'order',
  message: '  예약을 바꾸고 싶어요.\n8월 3일 → 8월 5일 & 2명  ',
};
const texts = {
  subject: '[GLI 문의] 주문과 예약',
  from: ({ name, email }: { name: string; email: string }) => `보낸 사람: ${name} <${email}>`,
};
const address = 'help@gli.example';

test('the mail program opens with address, subject and message unchanged', () => {
  const url = new URL(mailtoOf(address, messageOf(input, texts)) ?? '');
  expect(url.protocol).toBe('mailto:');
  expect(url.pathname).toBe(address);
  expect(url.searchParams.get('subject')).toBe('[GLI 문의] 주문과 예약');
  expect(url.searchParams.get('body')).toBe(
    '예약을 바꾸고 싶어요.\r\n8월 3일 → 8월 5일 & 2명\r\n\r\n보낸 사람: 김서연 <seoyeon.kim@example.com>',
  );
});

test('a message that a mail program would cut off is not opened in it', () => {
  const long = messageOf({ ...input, message: '가'.repeat(300) }, texts);
  expect(mailtoOf(address, long)).toBeNull();
  const fits = messageOf({ ...input, message: 'a'.repeat(1_500) }, texts);
  expect(mailtoOf(address, fits)?.length).toBeLessThanOrEqual(MAILTO_MAX_LENGTH);
});

test('a copied message starts with the subject', () => {
  expect(textOf(messageOf(input, texts)).split('\n')[0]).toBe('[GLI 문의] 주문과 예약');
});

test('a name with a line break stays one line', () => {
  const { body } = messageOf({ ...input, name: 'Kim\nBcc: all@example.com' }, texts);
  expect(body.split('\n').at(-1)).toBe('보낸 사람: Kim Bcc: all@example.com <seoyeon.kim@example.com>');
});
