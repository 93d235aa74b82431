import type { Text } from './text.ts';

/** Names of fields that are frequent in validation errors; other fields use their own name. */
const NAMES: Readonly<Record<string, Text>> = {
  username: { ko: '이메일', en: 'Email' },
  email: { ko: '이메일', en: 'Email' },
  password: { ko: '비밀번호', en: 'Password' },
  current_password: { ko: '현재 비밀번호', en: 'Current password' },
  new_password: { ko: '새 비밀번호', en: 'New password' },
  name: { ko: '이름', en: 'Name' },
  full_name: { ko: '이름', en: 'Full name' },
  phone: { ko: '전화번호', en: 'Phone' },
  wallet_address: { ko: '지갑 주소', en: 'Wallet address' },
  verification_code: { ko: '인증번호', en: 'Verification code' },
  amount: { ko: '금액', en: 'Amount' },
  avatar: { ko: '프로필 사진', en: 'Picture' },
  file: { ko: '파일', en: 'File' },
  image: { ko: '사진', en: 'Image' },
};

/** Readable name of a field; by default `terms_accepted` becomes "Terms accepted". */
export function fieldName(field: string): Text {
  const last = field.split('.').at(-1) ?? field;
  const known = NAMES[last];
  if (known) return known;
  const words = last.replaceAll('_', ' ');
  return { ko: last, en: words.charAt(0).toUpperCase() + words.slice(1) };
}
