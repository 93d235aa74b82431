import type { BaseTranslation } from '../../i18n-types';

/** Strings for My Page: profile and login sessions (spec §2 Other screens, §3 My Page profile). */
const mypage = {
  help: '포트폴리오와 거래, 주문을 확인하고 프로필과 보안, 알림을 설정하는 화면입니다. 위쪽 탭에서 보고 싶은 내용을 골라 주세요.',
  portfolioTab: '포트폴리오',
  transactionsTab: '거래',
  ordersTab: '주문',
  settingsTab: '설정',
  grades: { reader: 'Reader', writer: 'Writer', expert: 'Expert', other: '알 수 없음' },
  email: '이메일',
  phone: '휴대전화',
  phoneVerified: '인증됨',
  phoneUnverified: '인증 전',
  verifyPhone: '휴대전화 번호 인증',
  wallet: '지갑 주소',
  noWallet: '연결된 지갑 없음',
  connectWallet: '지갑 연결',
  walletUnverified: '인증 전',
  verifyWallet: '지갑 인증',
  joined: '가입일',
  lastLogin: '최근 로그인',
  verified: '본인 인증',
  toVerification: '이어서 하기',
  none: '등록되지 않음',
  inKoreanTime: '{time:string} (KST)',
  sessions: '로그인 기기',
  sessionsLead:
    '최근 90일 동안 로그인한 기기입니다. 모르는 기기는 로그아웃시켜 주세요. 시각은 한국 시간(KST)입니다.',
  endedSessions: '지난 로그인 {count:number}건',
  noSessions: '로그인한 기기가 없습니다',
  sessionStatuses: { active: '로그인됨', expired: '만료됨', other: '알 수 없음' },
  thisDevice: '현재 기기',
  lastActive: '최근 활동 {time:string}',
  signedInAt: '로그인 {time:string}',
  unknownPlace: '위치 알 수 없음',
  revoke: '로그아웃',
  revokeDevice: '{device:string} 로그아웃',
  revokeTitle: '{device:string}에서 로그아웃할까요?',
  revokeText: '이 기기에서 다시 이용하려면 새로 로그인해야 합니다.',
  logOutEverywhere: '모든 기기에서 로그아웃',
  everywhereTitle: '모든 기기에서 로그아웃할까요?',
  everywhereText:
    '지금 이 기기를 포함해 모든 기기에서 로그아웃됩니다. 다시 이용하려면 새로 로그인해야 합니다.',
  everywhereDone: '기기 {count:number}대에서 로그아웃했습니다',
} satisfies BaseTranslation;

export default mypage;
