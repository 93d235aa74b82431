import { expect, test } from 'vitest';
import { supportAddressOf } from '../../support-address.ts';
import { type ContactInput, letterOf, MAIL_ADDRESS_MAXIMUM, mailtoOf, textOf } from './contact-message.ts';

const input: ContactInput = {
  name: '김서연',
  email: 'seoyeon.kim@example.com',
  subject: 'order',
  message: '  예약을 바꾸고 싶어요.\n8월 3일 → 8월 5일 & 2명  ',
};
const said = {
  subject: '[GLI 문의] 주문과 예약',
  from: ({ name, email }: { name: string; email: string }) => `보낸 사람: ${name} <${email}>`,
};
const address = 'help@gli.example';

test('the mail program opens with address, subject and message, unharmed', () => {
  const url = new URL(mailtoOf(address, letterOf(input, said)) ?? '');
  expect(url.protocol).toBe('mailto:');
  expect(url.pathname).toBe(address);
  expect(url.searchParams.get('subject')).toBe('[GLI 문의] 주문과 예약');
  expect(url.searchParams.get('body')).toBe(
    '예약을 바꾸고 싶어요.\r\n8월 3일 → 8월 5일 & 2명\r\n\r\n보낸 사람: 김서연 <seoyeon.kim@example.com>',
  );
});

test('a message that a mail program would cut off is not handed to it', () => {
  const long = letterOf({ ...input, message: '가'.repeat(300) }, said);
  expect(mailtoOf(address, long)).toBeNull();
  const fits = letterOf({ ...input, message: 'a'.repeat(1_500) }, said);
  expect(mailtoOf(address, fits)?.length).toBeLessThanOrEqual(MAIL_ADDRESS_MAXIMUM);
});

test('what is copied begins with the subject', () => {
  expect(textOf(letterOf(input, said)).split('\n')[0]).toBe('[GLI 문의] 주문과 예약');
});

test('a name with a line break stays one line', () => {
  const { body } = letterOf({ ...input, name: 'Kim\nBcc: all@example.com' }, said);
  expect(body.split('\n').at(-1)).toBe('보낸 사람: Kim Bcc: all@example.com <seoyeon.kim@example.com>');
});

test('an address that is missing or broken counts as none', () => {
  expect(supportAddressOf(address)).toBe(address);
  for (const wrong of [undefined, '', 'help', 'help at gli']) expect(supportAddressOf(wrong)).toBeNull();
});
