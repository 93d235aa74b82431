import { koreanDay } from '../dates.ts';
import type { Dictionary } from '../en/index.ts';

export const account: Dictionary['account'] = {
  signupFailed: '회원가입에 실패했습니다.',
  emailTaken: '이미 가입된 이메일입니다.',
  emailTakenAdvice: '이미 가입된 이메일입니다. 로그인해 주세요.',
  unsafePassword: '안전하지 않은 비밀번호입니다. 다른 비밀번호를 사용해 주세요.',
  unchangedPassword: '현재 비밀번호와 다른 비밀번호를 입력해 주세요.',
  termsRequired: '이용약관에 동의해 주세요.',
  deletion: (day) =>
    `${koreanDay(day)}에 계정이 삭제됩니다. 그 전에 다시 로그인하면 삭제가 취소됩니다. ` +
    '보유한 토큰과 투자 자산은 삭제일까지 그대로 유지되니 미리 정리해 주세요.',
  tokenMissing: '갱신 토큰을 보내거나, 유효한 액세스 토큰을 bearer 토큰으로 보내 주세요.',
  sessionExpired: '세션이 만료되었습니다. 다시 로그인해 주세요.',
  signInLines: '메시지는 지갑 인증 형식에 맞는 네 줄이어야 합니다.',
  signInTime: '메시지의 시각이 서버와 5분 넘게 차이 납니다.',
  phoneVerified: '이미 인증된 휴대전화 번호입니다.',
  codeWrong: '인증번호가 틀렸거나 만료되었습니다.',
  devices: {
    ipad: '아이패드',
    iphone: '아이폰',
    androidPhone: '안드로이드 폰',
    androidTablet: '안드로이드 태블릿',
    macbook: '맥북',
    windows: '윈도우 PC',
    linux: '리눅스 PC',
    unknown: '알 수 없는 기기',
  },
  newDevice: (device) => ({
    title: '새 기기에서 로그인했습니다',
    text: `${device}. 본인이 아니라면 비밀번호를 바꾸고 모든 기기에서 로그아웃해 주세요.`,
  }),
  passwordChanged: {
    title: '비밀번호가 변경되었습니다',
    text: '다른 기기에서는 모두 로그아웃되었습니다. 본인이 변경하지 않았다면 고객센터에 문의해 주세요.',
  },
  walletRegistered: (address) => ({
    title: '지갑이 등록되었습니다',
    text: `${address} 지갑이 회원님의 계정에 연결되었습니다.`,
  }),
  achievements: {
    first_stake: '첫 스테이킹',
    ten_conversions: '토큰 전환 10회',
    thirty_days_staking: '30일 연속 스테이킹',
    expert_grade: 'Expert 등급 달성',
  },
};
