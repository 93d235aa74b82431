import type { BaseTranslation } from '../../i18n-types';

/** My Page: subscription, password, deletion of the account (spec §5 Password, §7 User). */
const account = {
  subscriptionTitle: '내 구독',
  plan: '구독 상품',
  planSince: '{day:string}부터 이용 중',
  plans: { free: '무료', plus: '플러스', premium: '프리미엄', other: '알 수 없는 상품' },
  planTexts: {
    free: '소식과 월간 뉴스레터를 받아 봅니다.',
    plus: '자산별 보고서와 한 시간 안에 오는 알림이 더해집니다.',
    premium: '내 포트폴리오 보고서와 투자 설명회 녹화 영상이 더해집니다.',
  },
  planNote: '상품은 바꾸는 즉시 적용되며, 요금은 청구되지 않습니다.',
  mails: '이메일 소식',
  newsletter: '월간 뉴스레터',
  weeklyReport: '주간 자산 보고서',
  weeklyReportNeeds: '주간 보고서 혜택이 있는 등급부터 발송됩니다.',
  newAssetAlerts: '새 자산 등록 알림',
  saveSubscription: '구독 저장',
  nothingChanged: '바뀐 내용이 없습니다.',
  subscriptionSaved: '구독을 변경했습니다',

  accountTitle: '보안과 계정',
  passwordTitle: '비밀번호 변경',
  passwordLead: '비밀번호를 바꾸면 다른 기기에서는 모두 로그아웃됩니다.',
  currentPassword: '현재 비밀번호',
  newPassword: '새 비밀번호',
  newPasswordHint: '{minimum:number}자 이상 {maximum:number}자 이하로, 추측하기 어렵게 정해 주세요.',
  newPasswordAgain: '새 비밀번호 확인',
  passwordsDiffer: '새 비밀번호가 서로 다릅니다.',
  passwordIsTheSame: '현재 비밀번호와 다른 비밀번호를 입력해 주세요.',
  changePassword: '비밀번호 변경',
  passwordChanged: '비밀번호를 변경했습니다',
  otherDevicesEnded: '다른 기기 {count:number}대에서 로그아웃했습니다.',

  deleteTitle: '계정 삭제',
  deleteLead:
    '계정을 삭제하면 바로 모든 기기에서 로그아웃되고, {days:number}일 뒤에 개인정보가 완전히 지워집니다.',
  deleteButton: '계정 삭제하기',
  deleteQuestion: '계정을 삭제할까요?',
  deleteText: '삭제하기 전에 아래 내용을 꼭 확인해 주세요.',
  deletePoints: {
    grace: '{days:number}일 안에 다시 로그인하면 삭제가 취소되고 모든 것이 그대로 돌아옵니다.',
    assets: '보유한 토큰과 투자 자산은 삭제일 전에 정리해 주세요.',
    orders: '진행 중인 주문과 예약, 지급되지 않은 보상을 확인해 주세요.',
    signedOut: '지금 모든 기기에서 로그아웃됩니다.',
  },
  holdings: '현재 보유 토큰 가치',
  deleteConsent: '위 내용을 모두 이해했으며 계정 삭제에 동의합니다.',
  deleteConsentNeeded: '계속하려면 동의해 주세요.',
  deleteConfirm: '계정 삭제',
  deletedTitle: '계정 삭제를 예약했습니다',
  deletesAt: '삭제 예정일',
  endedSessions: '로그아웃된 기기',
  devices: '{count:number}대',
  deletedDone: '확인하고 나가기',
} satisfies BaseTranslation;

export default account;
