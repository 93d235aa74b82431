import { expect, test } from 'vitest';
import {
  buildMailto,
  buildMessage,
  formatMessage,
  MAILTO_MAX_LENGTH,
  zContactForm,
} from './contact-message.ts';

const input = zContactForm.parse({
  name: '김서연',
  email: 'seoyeon.kim@example.com',
  subject: 'order',
  message: '  예약을 바꾸고 싶어요.\n8월 3일 → 8월 5일 & 2명  ',
});
const texts = {
  subject: '[GLI 문의] 주문과 예약',
  from: ({ name, email }: { name: string; email: string }) => `보낸 사람: ${name} <${email}>`,
};
const address = 'help@gli.example';

test('creates a mailto URL that preserves the address, subject and message', () => {
  const url = new URL(buildMailto(address, buildMessage(input, texts)) ?? '');
  expect(url.protocol).toBe('mailto:');
  expect(url.pathname).toBe(address);
  expect(url.searchParams.get('subject')).toBe('[GLI 문의] 주문과 예약');
  expect(url.searchParams.get('body')).toBe(
    '예약을 바꾸고 싶어요.\r\n8월 3일 → 8월 5일 & 2명\r\n\r\n보낸 사람: 김서연 <seoyeon.kim@example.com>',
  );
});

test('returns null if the message is too long for mail apps', () => {
  const long = buildMessage({ ...input, message: '가'.repeat(300) }, texts);
  expect(buildMailto(address, long)).toBeNull();
  const fits = buildMessage({ ...input, message: 'a'.repeat(1_500) }, texts);
  expect(buildMailto(address, fits)?.length).toBeLessThanOrEqual(MAILTO_MAX_LENGTH);
});

test('starts a copied message with the subject', () => {
  expect(formatMessage(buildMessage(input, texts)).split('\n')[0]).toBe('[GLI 문의] 주문과 예약');
});

test('keeps a name that contains a line break on one line', () => {
  const { body } = buildMessage({ ...input, name: 'Kim\nBcc: all@example.com' }, texts);
  expect(body.split('\n').at(-1)).toBe('보낸 사람: Kim Bcc: all@example.com <seoyeon.kim@example.com>');
});
