import type { BaseTranslation } from '../i18n-types';

/** Messages for rejected values (spec §5). Keys are the issue codes of a form. */
const validation = {
  required: '{field:string} 항목은 필수입니다.',
  email_invalid: '올바른 이메일 형식이 아닙니다.',
  email_too_long: '이메일이 너무 깁니다.',
  password_required: '비밀번호를 입력해 주세요.',
  password_too_short: '비밀번호는 {minimum:number}자 이상이어야 합니다.',
  password_too_long: '비밀번호가 너무 깁니다.',
  password_unsafe: '안전하지 않은 비밀번호입니다. 다른 비밀번호를 사용해 주세요.',
  name_required: '이름을 입력해 주세요.',
  name_too_long: '이름이 너무 깁니다.',
  phone_invalid: '올바른 전화번호 형식이 아닙니다.',
  amount_invalid: '숫자만 입력해 주세요. 예: 1500.5',
  amount_comma: '쉼표는 천 단위에만 입력해 주세요. 예: 1,500.5',
  amount_not_positive: '수량은 0보다 커야 합니다.',
  amount_too_large: '수량이 너무 많습니다. 최대 {maximum:string}까지 입력할 수 있습니다.',
  amount_too_many_decimals: '소수점 아래 {maximum:number}자리까지 입력할 수 있습니다.',
  below_minimum: '최소 {minimum:string}부터 투자할 수 있습니다.',
  above_maximum: '최대 {maximum:string}까지 투자할 수 있습니다.',
  off_step: '{step:string} 단위로 입력해 주세요.',
  exceeds_balance: '잔액이 부족합니다. 사용 가능: {balance:string}',
  wallet_address_invalid: '올바른 솔라나 지갑 주소가 아닙니다.',
  avatar_too_large: '파일 크기는 {maximumMegabytes:number}MB를 넘을 수 없습니다.',
  avatar_type_unsupported: '지원하는 이미지 형식은 JPEG, PNG, GIF입니다.',
  attachment_type_unsupported: '이미지, PDF, DOC, DOCX 파일만 첨부할 수 있습니다.',
  message_empty: '메시지를 입력해 주세요.',
  text_too_long: '{maximum:string}자까지 입력할 수 있습니다.',
  number_out_of_range: '{minimum:string}부터 {maximum:string}까지의 숫자를 입력해 주세요.',
} satisfies BaseTranslation;

export default validation;
