import json from '../../../texts/account.json' with { type: 'json' };
import errors from '../../../texts/errors.json' with { type: 'json' };
import { englishDay, koreanDay } from './dates.ts';
import type { Text, TitledText } from './text.ts';

/** Texts about accounts, logins, profiles and achievements. */
export const account = {
  ...json,
  deletion: (day: string): Text => ({
    ko:
      `${koreanDay(day)}에 계정이 삭제됩니다. 그 전에 다시 로그인하면 삭제가 취소됩니다. ` +
      '삭제된 뒤에는 남은 토큰과 투자를 이용하거나 돌려받을 수 없습니다.',
    en:
      `Your account will be deleted on ${englishDay(day)}. Log in before then to keep it. ` +
      'After that, you can’t use your tokens and investments or get them back.',
  }),
  wrongCredentials: (attemptsLeft: number): Text => {
    const { ko, en } = errors.invalid_credentials.error;
    return {
      ko: `${ko} ${attemptsLeft}번 더 시도할 수 있습니다.`,
      en: `${en} You have ${attemptsLeft} ${attemptsLeft === 1 ? 'attempt' : 'attempts'} left.`,
    };
  },
  newDevice: (device: Text): TitledText => ({
    title: { ko: '새 기기에서 로그인했습니다', en: 'New login' },
    text: {
      ko: `${device.ko}. 본인이 아니라면 비밀번호를 바꾸고 모든 기기에서 로그아웃해 주세요.`,
      en: `${device.en}. If this was not you, change your password and log out everywhere.`,
    },
  }),
  walletRegistered: (address: string): TitledText => ({
    title: { ko: '지갑이 등록되었습니다', en: 'A wallet was registered' },
    text: {
      ko: `${address} 지갑이 회원님의 계정에 연결되었습니다.`,
      en: `The wallet ${address} is now registered to your account.`,
    },
  }),
};
