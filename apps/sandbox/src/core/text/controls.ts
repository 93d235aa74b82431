import json from '../../../texts/controls.json' with { type: 'json' };
import type { Text } from './text.ts';

const MAX_CHARACTERS = 100;

export const controls = {
  ...json,
  unknownExample: (operation: string, known: readonly string[]): Text => ({
    ko: `${operation}에 없는 예시입니다. 사용할 수 있는 예시: ${known.join(', ') || '없음'}`,
    en: `${operation} has no such example. Choose one of: ${known.join(', ') || 'none'}`,
  }),
  unknownStatus: (operation: string, known: readonly number[]): Text => ({
    ko: `${operation}의 계약에 없는 상태 코드입니다. 사용할 수 있는 상태 코드: ${known.join(', ')}`,
    en: `${operation} has no response with this status. Choose one of: ${known.join(', ')}`,
  }),
  unknownQuery: (operation: string): Text => ({
    ko: `${operation}에 없는 쿼리 매개변수입니다.`,
    en: `${operation} has no such query parameter.`,
  }),
  offContract: (reason: string): Text => ({
    ko: `계약과 다릅니다. 그래도 사용하려면 is_checked에 false를 보내 주세요. ${reason.slice(0, MAX_CHARACTERS * 5)}`,
    en: `It violates the contract. To use it anyway, send \`is_checked\`: false. ${reason.slice(0, MAX_CHARACTERS * 5)}`,
  }),
};
