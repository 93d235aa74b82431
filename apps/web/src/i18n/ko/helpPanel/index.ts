import type { BaseTranslation } from '../../i18n-types';

/** The help panel at the right edge (spec §2 Right help panel, §9 guides and support). */
const helpPanel = {
  title: '도움말',
  openTab: '{tab:string} 열기',
  close: '도움말 닫기',
  tabs: '도움말 종류',
  help: '도움말',
  guide: '가이드',
  chat: '채팅',
  thisPage: '지금 보고 있는 화면',
  pages: {
    home: 'GLI의 주요 서비스로 가는 출발점입니다. 추천 자산을 살펴보고, RWA 투자와 토큰 전환, 쇼핑몰, 인증센터로 바로 이동할 수 있습니다.',
    'alternate-home':
      '로그인한 회원을 위한 홈입니다. 내 자산과 해야 할 일을 한눈에 확인하고 자주 쓰는 화면으로 바로 이동할 수 있습니다.',
    business:
      'GLI 사업의 배경과 팀, 전략, 로드맵, 토큰을 다섯 구역으로 나누어 소개합니다. 왼쪽 메뉴에서 구역을 고르면 그 자리로 이동합니다.',
    'rwa-assets':
      '투자할 수 있는 리조트와 실물자산의 목록입니다. 분류와 위험 등급으로 좁혀 보고, 예상 수익률이나 최소 투자금 순으로 정렬할 수 있습니다.',
    'rwa-asset':
      '자산 하나의 수익률 추이와 모집 현황, 위험 요소, 공시 서류를 확인하는 화면입니다. 로그인하면 금액을 입력하고 내용을 확인한 뒤 투자할 수 있습니다.',
    auth: '본인 인증의 진행 상태와 회원 등급을 확인하는 화면입니다. 남은 단계를 마치면 진행률이 100%가 됩니다.',
    mypage:
      '내 프로필과 최근 로그인 기록, 보유 자산, 거래 내역을 확인하는 화면입니다. 위쪽 탭에서 보고 싶은 내용을 고르세요.',
    conversion:
      'GLI 토큰을 서로 전환하는 화면입니다. GLIB에서 GLIL로의 전환은 한 방향이며 되돌릴 수 없으니, 확인 화면에서 수량과 수수료를 꼭 살펴보세요.',
    shopping:
      '토큰으로 리조트 숙박과 상품, 레스토랑을 이용하는 쇼핑몰입니다. 분류를 고르거나 상품을 눌러 자세한 내용을 확인하세요.',
    product:
      '상품의 사진과 설명, 토큰 가격을 확인하는 화면입니다. 숙박과 레스토랑은 이용할 날짜와 인원도 함께 살펴보세요.',
    orders:
      '주문한 상품과 진행 상태를 확인하는 화면입니다. 결제를 기다리는 주문은 결제를 확정하거나 취소할 수 있습니다.',
    referral:
      '내 추천 코드와 초대한 회원, 받은 보상을 확인하는 화면입니다. 추천 코드를 친구에게 알려 주면 가입 실적이 이곳에 쌓입니다.',
    'help-center':
      '자주 묻는 질문을 분류별로 찾아보고 문의하는 곳입니다. 원하는 답이 없으면 고객센터로 문의를 보내 주세요.',
    login:
      '이메일과 비밀번호로 로그인하는 화면입니다. 로그인하면 보려던 화면으로 돌아갑니다. 5분에 세 번까지 시도할 수 있습니다.',
    signup:
      '새 계정을 만드는 화면입니다. 비밀번호는 8자 이상으로, 같은 글자의 반복이나 쉬운 단어는 피해 주세요.',
    'profile-edit':
      '이름과 전화번호, 프로필 사진을 바꾸는 화면입니다. 사진은 5MB 이하의 JPEG, PNG, GIF 파일을 사용할 수 있습니다.',
    'design-tokens': 'GLI 화면에 쓰이는 색과 글자 크기, 간격을 한자리에 모은 데모 화면입니다.',
    'token-test':
      '테마와 화면 모드에 따라 디자인 토큰이 어떻게 바뀌는지 시험하는 데모 화면입니다. 오른쪽 아래에서 테마를 바꿔 보세요.',
    'styled-system': '버튼과 입력란, 카드 같은 화면 요소의 모양을 모은 데모 화면입니다.',
    'accessibility-demo':
      '키보드와 화면 낭독기로 GLI를 사용하는 방법을 보여 주는 데모 화면입니다. Tab 키와 화살표 키로 움직여 보세요.',
    'animation-demo':
      '화면 전환과 움직임을 모은 데모 화면입니다. 기기에서 움직임 줄이기를 켜면 움직임 없이 표시됩니다.',
    notFound:
      '주소에 해당하는 화면이 없습니다. 주소를 다시 확인하거나 홈 또는 메뉴에서 원하는 화면으로 이동해 주세요.',
  },
  guidesLead: '처음이라면 이 순서대로 따라 해 보세요.',
  guideLength: '{steps:number}단계 · 약 {minutes:number}분',
  guides: {
    wallet: { title: '지갑 연결하기', text: '브라우저 지갑을 GLI 계정에 연결하고 인증합니다.' },
    conversion: { title: '토큰 전환하기', text: '전환 방식과 비율을 확인하고 토큰을 전환합니다.' },
    staking: { title: '스테이킹하기', text: '토큰을 예치하고 회원 등급을 올립니다.' },
    referral: { title: '친구 초대하기', text: '추천 코드를 나누고 보상을 확인합니다.' },
  },
  chatOnline: '온라인',
  chatLead: '궁금한 점이 있으면 상담원이 도와드립니다.',
  chatHours: '상담 시간',
  chatHoursValue: '평일 {from:string}~{to:string}',
  chatAnswer: '평균 답변 시간',
  chatAnswerValue: '약 {minutes:number}분',
  chatElsewhere: '자주 묻는 질문과 문의하기는 고객센터에 있습니다.',
  toHelpCenter: '고객센터로 가기',
} satisfies BaseTranslation;

export default helpPanel;
