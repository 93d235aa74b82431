import type { OperationId } from '@gli/sdk';
import type { Text } from '../text/text.ts';

type FormMessage = {
  readonly field: string;
  /** Violated keywords of JSON Schema. */
  readonly keywords: readonly string[];
  /** All operations when left out. */
  readonly operations?: readonly OperationId[];
  readonly text: Text;
};

/** Messages that are more helpful than those derived from the schema; the same as in the contract's examples. */
const FORM_MESSAGES: readonly FormMessage[] = [
  {
    // Spec §5 Profile edit
    field: 'name',
    keywords: ['required', 'minLength', 'pattern', 'type'],
    operations: ['replaceProfile', 'updateProfile'],
    text: { ko: '이름을 입력해 주세요.', en: 'Please enter your name.' },
  },
  {
    field: 'phone',
    keywords: ['pattern'],
    text: {
      ko: '숫자, 하이픈, 공백, 괄호와 맨 앞의 +만 사용할 수 있습니다.',
      en: 'Use digits, hyphens, spaces, parentheses and a leading + only.',
    },
  },
  {
    field: 'verification_code',
    keywords: ['pattern', 'minLength', 'maxLength'],
    text: { ko: '인증번호 여섯 자리를 입력해 주세요.', en: 'Enter the six digits of the code.' },
  },
  {
    field: 'image',
    keywords: ['required'],
    operations: ['submitFaceVerification'],
    text: { ko: '얼굴 사진을 올려 주세요.', en: 'Add a portrait.' },
  },
  {
    field: 'plan',
    keywords: ['enum'],
    operations: ['updateSubscription'],
    text: { ko: 'free, plus, premium 중에서 선택해 주세요.', en: 'Choose free, plus or premium.' },
  },
];

/** The specific message of a field; null where the one derived from the schema is used. */
export function formMessage(field: string, keyword: string, operation: OperationId | null): Text | null {
  const found = FORM_MESSAGES.find(
    (message) =>
      message.field === field &&
      message.keywords.includes(keyword) &&
      (message.operations === undefined || (operation !== null && message.operations.includes(operation))),
  );
  return found?.text ?? null;
}
