import type { Token } from '@gli/sdk';
import json from '../../../texts/validation.json' with { type: 'json' };
import { asSubject } from './particles.ts';
import type { Text } from './text.ts';

export const validation = {
  ...json,
  atLeast: (limit: string | number): Text => ({
    ko: `${limit} 이상이어야 합니다.`,
    en: `Must be at least ${limit}.`,
  }),
  atMost: (limit: string | number): Text => ({
    ko: `${limit} 이하여야 합니다.`,
    en: `Must be at most ${limit}.`,
  }),
  minimumAge: (years: number): Text => ({
    ko: `만 ${years}세 이상이어야 합니다.`,
    en: `Members must be ${years} or older.`,
  }),
  otherPath: (path: string, meant: string): Text => ({
    ko: `API에 ${path} 경로가 없습니다. ${meant} 경로인지 확인해 주세요.`,
    en: `The API has no path ${path}. Did you mean ${meant}?`,
  }),
  unknownPath: (path: string): Text => ({
    ko: `API에 ${path} 경로가 없습니다. 모든 경로는 /docs/에 있습니다.`,
    en: `The API has no path ${path}. All paths are listed at /docs/.`,
  }),
  contentType: (type: string): Text => ({ ko: `${type} 형식으로 보내 주세요.`, en: `Send ${type}.` }),
  fileTypes: (names: readonly string[]): Text => ({
    ko: `지원하는 형식은 ${names.join(', ')}입니다.`,
    en: `Supported formats are ${names.join(', ')}.`,
  }),
  imageTypes: (names: readonly string[]): Text => ({
    ko: `지원하는 이미지 형식은 ${names.join(', ')}입니다.`,
    en: `Supported image formats are ${names.join(', ')}.`,
  }),
  chooseType: (names: readonly string[]): Text => ({
    ko: `${names.join(', ')} 파일을 선택해 주세요.`,
    en: `Choose a file of one of these types: ${names.join(', ')}.`,
  }),
  balanceNeeded: (needed: string, available: string, token: Token): Text => ({
    ko: `${asSubject(needed, token)} 필요하지만 사용할 수 있는 잔액은 ${available} ${token}입니다. 토큰을 전환하거나 수량을 줄여 주세요.`,
    en: `You need ${needed} ${token} but have ${available} ${token}. Convert tokens, or choose a lower amount.`,
  }),
};
