import type { BaseTranslation } from '../../i18n-types';

/** Strings for My Page: password, notifications, the member's data, account deletion (spec §5 Password, §7 User). */
const account = {
  parts: { profile: '프로필', security: '보안', notifications: '알림', account: '계정' },

  passwordTitle: '비밀번호 변경',
  passwordLead: '비밀번호를 바꾸면 다른 기기에서는 모두 로그아웃됩니다.',
  currentPassword: '현재 비밀번호',
  newPassword: '새 비밀번호',
  newPasswordAgain: '새 비밀번호 확인',
  passwordsDiffer: '새 비밀번호가 서로 다릅니다.',
  passwordIsTheSame: '현재 비밀번호와 다른 비밀번호를 입력해 주세요.',
  changePassword: '비밀번호 변경',
  passwordChanged: '비밀번호를 변경했습니다',
  otherDevicesEnded: '다른 기기 {count:number}대에서 로그아웃했습니다.',

  settingsLead: '선택하면 바로 저장됩니다.',
  settingSaved: '저장했습니다',
  language: '알림 언어',
  languages: { ko: '한국어', en: 'English' },
  ways: '받는 방법',
  subjects: '받을 소식',
  notifications: {
    email: '이메일',
    sms: '문자 메시지',
    investments: '투자: 수익 지급, 모집 결과, 자산 변경',
    conversions: '전환: 완료와 실패',
    orders: '주문: 결제, 예약, 배송',
    referrals: '추천: 초대한 친구와 보상',
  },
  smsNeedsPhone: '문자 메시지는 인증된 번호로만 보냅니다.',
  securityNote:
    '보안과 약관에 관한 안내는 항상 이메일로 보내 드립니다. 브라우저 알림은 아직 이용할 수 없습니다.',
  marketing: '혜택과 이벤트 소식 받기',
  marketingHint: '광고성 정보 수신에 동의합니다. 언제든지 철회할 수 있습니다.',
  mails: '이메일 소식',
  newsletters: {
    newsletter: '월간 뉴스레터',
    weekly_report: '주간 자산 보고서',
    new_asset_alerts: '새 자산 등록 알림',
  },
  weeklyReportNeeds: '주간 보고서 혜택이 있는 등급부터 발송됩니다.',

  exportTitle: '내 데이터 내려받기',
  exportLead:
    '프로필, 본인 인증, 투자, 거래, 전환, 주문, 추천 기록을 JSON 파일 하나로 저장합니다. 비밀번호와 로그인 토큰은 들어 있지 않습니다.',
  exportButton: 'JSON으로 저장',
  exportProgress: '데이터를 모으는 중',
  exportCount: '{done:number} / {all:number}',
  exportName: 'GLI-내-데이터-{day:string}',
  exportSaved: '내 데이터를 JSON 파일로 저장했습니다',
  exportFailed: '데이터를 모으지 못했습니다',

  deleteTitle: '회원 탈퇴',
  deleteLead: '탈퇴하면 바로 모든 기기에서 로그아웃되고, {days:number}일 뒤에 개인정보가 완전히 지워집니다.',
  deleteButton: '회원 탈퇴하기',
  deleteQuestion: '탈퇴할까요?',
  deleteText: '탈퇴하기 전에 아래 내용을 꼭 확인해 주세요.',
  deletePoints: {
    grace: '{days:number}일 안에 다시 로그인하면 탈퇴가 취소되고 모든 것이 그대로 돌아옵니다.',
    assets:
      '탈퇴가 처리되면 남은 토큰을 쓰거나 돌려받을 수 없습니다. 만기 전 투자의 수익과 원금도 닫힌 계정에 쌓여 받을 수 없습니다.',
    orders: '진행 중인 주문과 예약은 취소되지 않습니다. 필요하면 먼저 취소해 주세요.',
    signedOut: '지금 모든 기기에서 로그아웃됩니다.',
  },
  holdings: '현재 보유 토큰 가치',
  deleteConsent: '위 내용을 모두 이해했으며 회원 탈퇴에 동의합니다.',
  deleteConsentNeeded: '계속하려면 동의해 주세요.',
  deleteConfirm: '탈퇴하기',
  deletedTitle: '탈퇴 신청이 완료되었습니다',
  deletesAt: '탈퇴 처리 예정일',
  endedSessions: '로그아웃된 기기',
  devices: '{count:number}대',
  deletedDone: '확인',
} satisfies BaseTranslation;

export default account;
