import type { NoticeContent } from '../notices/index.ts';
import type { Device } from './device.ts';

export const newDeviceNotice = ({ name, browser }: Device): NoticeContent => ({
  kind: 'security',
  title: { ko: '새 기기에서 로그인했습니다', en: 'New login' },
  text: {
    ko: `${[name.ko, browser].filter(Boolean).join(', ')}. 본인이 아니라면 비밀번호를 바꾸고 모든 기기에서 로그아웃해 주세요.`,
    en: `${[name.en, browser].filter(Boolean).join(', ')}. If this was not you, change your password and log out everywhere.`,
  },
});

export const PASSWORD_CHANGED: NoticeContent = {
  kind: 'security',
  title: { ko: '비밀번호가 변경되었습니다', en: 'Your password was changed' },
  text: {
    ko: '다른 기기에서는 모두 로그아웃되었습니다. 본인이 변경하지 않았다면 고객센터에 문의해 주세요.',
    en: 'All other devices were logged out. If you did not change it, contact support.',
  },
};

/** @param address shortened as in the wallet widget */
export const walletNotice = (address: string): NoticeContent => ({
  kind: 'security',
  title: { ko: '지갑이 등록되었습니다', en: 'A wallet was registered' },
  text: {
    ko: `${address} 지갑이 회원님의 계정에 연결되었습니다.`,
    en: `The wallet ${address} now belongs to your account.`,
  },
});
