import type { Dictionary } from '../en/index.ts';
import { asSubject } from '../particles.ts';

type Values = { readonly name: string; readonly value: string };

/** Wording from spec §5. */
const required = ({ name }: Pick<Values, 'name'>): string => `${name} 항목은 필수입니다.`;

const email = '올바른 이메일 형식이 아닙니다.';
const duplicate = '중복된 값입니다.';

export const validation: Dictionary['validation'] = {
  required,
  email,
  duplicate,
  invalid: '올바르지 않은 값입니다.',
  positive: '0보다 커야 합니다.',
  atLeast: (limit) => `${limit} 이상이어야 합니다.`,
  atMost: (limit) => `${limit} 이하여야 합니다.`,
  notFuture: '미래의 시각이어야 합니다.',
  afterYear9999: '9999년까지만 입력할 수 있습니다.',
  beforeFirstDay: '시작일보다 빠를 수 없습니다.',
  birthDate: '올바른 생년월일이 아닙니다.',
  minimumAge: (years) => `만 ${years}세 이상이어야 합니다.`,
  phone: '올바른 휴대전화 번호를 입력해 주세요.',
  mobilePhone: '문자 메시지를 받을 수 있는 휴대전화 번호를 입력해 주세요.',
  noMember: '존재하지 않는 회원입니다.',
  deletedMember: '더 이상 존재하지 않는 계정입니다.',
  emptyList: '하나 이상 있어야 합니다.',
  contentType: (type) => `${type} 형식으로 보내 주세요.`,
  malformedForm: '폼 데이터의 형식이 올바르지 않습니다.',
  repeatedField: '한 번만 보내 주세요.',
  notText: '파일이 아닌 텍스트를 보내 주세요.',
  fileTypes: (names) => `지원하는 형식은 ${names}입니다.`,
  imageTypes: (names) => `지원하는 이미지 형식은 ${names}입니다.`,
  hostNotAllowed:
    '이 이름으로는 접속할 수 없습니다. localhost를 사용하거나 --allow-host로 이름을 허용해 주세요.',
  balanceNeeded: (needed, available, token) =>
    `${asSubject(needed, token)} 필요하지만 사용할 수 있는 잔액은 ${available} ${token}입니다.`,
  forms: {
    name: '이름을 입력해 주세요.',
    phone: '숫자, 하이픈, 공백, 괄호와 맨 앞의 +만 사용할 수 있습니다.',
    code: '인증번호 여섯 자리를 입력해 주세요.',
    portrait: '얼굴 사진을 올려 주세요.',
    plan: 'free, plus, premium 중에서 선택해 주세요.',
  },
  keywords: {
    required,
    'minLength 1': required,
    'pattern \\S': required,
    pattern: ({ name }) => `${name}의 형식이 올바르지 않습니다.`,
    additionalProperties: () => '알 수 없는 항목입니다.',
    minLength: ({ value }) => `${value}자 이상이어야 합니다.`,
    maxLength: ({ value }) => `${value}자를 넘을 수 없습니다.`,
    minItems: ({ value }) => `${value}개 이상이어야 합니다.`,
    maxItems: ({ value }) => `${value}개를 넘을 수 없습니다.`,
    minimum: ({ value }) => `${value} 이상이어야 합니다.`,
    maximum: ({ value }) => `${value} 이하여야 합니다.`,
    'type integer': () => '정수여야 합니다.',
    'type boolean': () => 'true 또는 false여야 합니다.',
    'type array': () => '목록이어야 합니다.',
    'type object': () => 'JSON 객체여야 합니다.',
    'type string': () => '문자열이어야 합니다.',
    type: () => '값의 형식이 올바르지 않습니다.',
    enum: ({ value }) => `다음 중 하나여야 합니다: ${value}.`,
    'format email': () => email,
    'format date': () => 'YYYY-MM-DD 형식의 날짜여야 합니다.',
    format: () => '형식이 올바르지 않습니다.',
    minProperties: () => '변경할 항목이 하나 이상 있어야 합니다.',
    uniqueItems: () => duplicate,
  },
  fields: {
    username: '이메일',
    email: '이메일',
    password: '비밀번호',
    current_password: '현재 비밀번호',
    new_password: '새 비밀번호',
    name: '이름',
    full_name: '이름',
    phone: '전화번호',
    wallet_address: '지갑 주소',
    verification_code: '인증번호',
    amount: '수량',
    avatar: '프로필 사진',
    file: '파일',
    image: '사진',
  },
  otherField: (field) => field,
};
