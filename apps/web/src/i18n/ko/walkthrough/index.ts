import type { BaseTranslation } from '../../i18n-types';

/**
 * Strings for the step-by-step guides, used in the help panel, the help center and above pages (spec §4 Help guide,
 * §9).
 */
const walkthrough = {
  duration: '{steps:number}단계 · 약 {minutes:number}분',
  stepPosition: '{step:number} / {steps:number}단계',
  skip: '건너뛰기',
  previous: '이전',
  next: '다음',
  loginAndNext: '로그인하고 계속',
  finish: '완료',
  hours: '이메일 상담 시간',
  hoursValue: '평일 {from:string}~{to:string}',
  names: {
    wallet: { title: '지갑 연결하기', text: '브라우저 지갑을 GLI 계정에 연결하고 인증합니다.' },
    conversion: { title: '토큰 전환하기', text: '전환 방식과 비율을 확인하고 토큰을 전환합니다.' },
    staking: {
      title: '스테이킹과 등급',
      text: '스테이킹과 회원 등급을 알아봅니다. 스테이킹은 아직 앱에서 이용할 수 없습니다.',
    },
    referral: { title: '친구 초대하기', text: '추천 코드를 공유하고 보상을 확인합니다.' },
  },
  steps: {
    walletAccount: {
      title: '먼저 로그인하세요',
      text: '지갑을 연결하려면 GLI 계정이 필요합니다. 이미 로그인했다면 다음으로 넘어가세요.',
    },
    walletButton: {
      title: '지갑 버튼을 누르세요',
      text: '이 브라우저에 설치된 지갑이 표시됩니다. 없으면 공식 사이트로 안내해 드립니다.',
    },
    walletApprove: {
      title: '지갑에서 연결을 승인하세요',
      text: '지갑 창이 열리면 사이트 주소를 확인하고 승인합니다. 승인하기 전에는 지갑의 어떤 정보도 읽지 않습니다.',
    },
    walletAuthenticate: {
      title: 'GLI 플랫폼 인증을 마치세요',
      text: '연결한 뒤 같은 버튼을 눌러 ‘GLI 플랫폼 인증’을 고르고 메시지에 서명합니다. 비용은 들지 않습니다.',
    },
    walletBalances: {
      title: '잔액을 확인하세요',
      text: '왼쪽 메뉴를 펼치면 맨 아래에서 GLIB, GLID, GLIL, USDT 잔액을 볼 수 있습니다.',
    },
    conversionPair: {
      title: '전환할 토큰을 골라 주세요',
      text: '바꿀 토큰과 받을 토큰을 정합니다. GLIB에서 GLIL로는 한 방향으로만 전환됩니다.',
    },
    conversionAmount: {
      title: '수량을 입력하세요',
      text: '최소·최대 수량이 아래에 표시됩니다. 소수점 아래 8자리까지 입력할 수 있습니다.',
    },
    conversionSpeed: {
      title: '전환 방식을 골라 주세요',
      text: '일반, 즉시, 절약에 따라 수수료와 걸리는 시간이 다릅니다.',
    },
    conversionQuote: {
      title: '견적을 확인하세요',
      text: '적용 비율과 수수료, 받을 수량이 나옵니다. 로그인하지 않았다면 예상 수량이 표시됩니다.',
    },
    conversionRates: {
      title: '비율의 흐름을 살펴보세요',
      text: '기간을 바꾸어 가며 최근 전환 비율이 어떻게 움직였는지 볼 수 있습니다.',
    },
    conversionConfirm: {
      title: '내용을 확인하고 확정하세요',
      text: '확인 창에서 되돌릴 수 없다는 안내와 경고를 읽은 뒤 확정합니다. 지금은 아무것도 전송되지 않습니다.',
    },
    conversionHistory: {
      title: '전환 내역을 확인하세요',
      text: '완료된 전환은 이곳에 표시됩니다. 항목을 열면 자세한 내용을 볼 수 있습니다.',
    },
    stakingStart: {
      title: '인증센터에서 시작하세요',
      text: '회원 등급은 스테이킹과 이어져 있습니다. 다음 단계부터는 로그인이 필요합니다.',
    },
    stakingVerify: {
      title: '본인 인증은 등급과 별개입니다',
      text: '본인 인증은 등급에 영향을 주지 않습니다. 남은 단계는 언제든지 이곳에서 진행할 수 있습니다.',
    },
    stakingGrades: {
      title: '등급별 조건을 비교하세요',
      text: 'Writer 등급부터 스테이킹이 필요합니다. 등급마다 필요한 보유량과 스테이킹 수량, 혜택을 확인하세요.',
    },
    stakingToken: {
      title: '필요한 토큰을 준비하세요',
      text: '등급마다 필요한 GLIB 보유량이 있습니다. 모자라면 이곳에서 전환할 수 있습니다.',
    },
    stakingProgress: {
      title: '내 등급을 확인하세요',
      text: '지금 등급과 그 등급에서 이용할 수 있는 혜택이 표시됩니다. 스테이킹은 아직 앱에서 이용할 수 없습니다.',
    },
    stakingAchievements: {
      title: '업적을 살펴보세요',
      text: '스테이킹 보너스(100 GLIB, 연 수익률 +2%p)는 아직 준비 중입니다. 토큰 전환 10회의 수수료 50% 할인은 지금 받을 수 있습니다.',
    },
    referralStart: {
      title: '추천 화면으로 가세요',
      text: '왼쪽 메뉴의 추천에서 초대와 보상을 관리합니다. 다음 단계부터는 로그인이 필요합니다.',
    },
    referralCode: {
      title: '내 추천 코드를 만드세요',
      text: '코드는 회원마다 하나입니다. 아직 없다면 이곳에서 바로 만들 수 있습니다.',
    },
    referralShare: {
      title: '링크를 공유하세요',
      text: '캠페인 이름과 채널을 정하면 나만의 링크와 QR 코드가 만들어집니다.',
    },
    referralRewards: {
      title: '보상을 확인하세요',
      text: '초대한 회원의 상태와 받을 보상, 지금까지 받은 보상이 이곳에 표시됩니다.',
    },
  },
} satisfies BaseTranslation;

export default walkthrough;
