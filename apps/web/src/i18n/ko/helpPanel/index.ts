import type { BaseTranslation } from '../../i18n-types';

/** Strings for the help panel at the right edge (spec §2 Right help panel, §9 guides and support). */
const helpPanel = {
  title: '도움말',
  openTab: '{tab:string} 열기',
  close: '도움말 닫기',
  tabs: '도움말 종류',
  help: '도움말',
  guide: '가이드',
  chat: '채팅',
  thisPage: '지금 보고 있는 화면',
  notFound:
    '주소에 해당하는 화면이 없습니다. 주소를 다시 확인하거나 홈 또는 메뉴에서 원하는 화면으로 이동해 주세요.',
  guidesLead: '처음이라면 이 순서대로 따라 해 보세요.',
  quickSteps: '빠른 안내',
  quick: {
    authInfo: '인증센터에서 이름과 생년월일 등 기본 정보를 입력합니다.',
    authDocuments: '신분증을 촬영하거나 5MB 이하의 파일로 올립니다.',
    authFace: '이메일과 휴대전화로 받은 인증번호를 입력하고 얼굴을 인증합니다.',
    authGrade: '인증이 끝나면 등급별 혜택과 필요한 보유량을 확인합니다.',
    conversionPair: '바꿀 토큰과 받을 토큰을 고릅니다.',
    conversionAmount: '수량과 전환 방식(일반, 즉시, 절약)을 정합니다.',
    conversionCheck: '견적의 비율과 수수료, 받을 수량을 확인합니다.',
    conversionConfirm: '되돌릴 수 없다는 안내를 읽고 전환을 확정합니다.',
    mypageProfile: '설정 탭에서 이메일과 전화번호, 가입일을 확인합니다.',
    mypageSessions: '모르는 로그인 기기가 있으면 바로 로그아웃시킵니다.',
    mypageTransactions: '거래 탭에서 수익 지급, 입금, 출금, 전환, 구매 내역을 살펴봅니다.',
  },
  goThere: '{place:string} 화면으로 이동',
  topics: '주제별 도움말',
  topic: {
    wallet: {
      title: '지갑',
      text: 'GLI는 브라우저 지갑으로 이용합니다. 지갑이 없다면 아래 공식 사이트에서 설치한 뒤, 로그인한 상태에서 화면 위의 지갑 버튼을 눌러 연결하세요. 지금은 테스트 네트워크({network:string})에서 동작합니다.',
    },
    tokens: {
      title: '토큰',
      text: 'GLIB는 실물자산 코인, GLID는 거버넌스 토큰, GLIL은 게임·스테이블 토큰이며, 결제에는 USDT도 쓸 수 있습니다. 지갑을 연결하고 인증하면 왼쪽 메뉴 맨 아래에서 잔액을 볼 수 있습니다.',
    },
    conversion: {
      title: '전환',
      text: 'GLIB와 GLID는 서로 전환할 수 있습니다. GLIB에서 GLIL로의 전환은 한 방향이며 되돌릴 수 없습니다. 가격 영향이 크거나 수량이 많으면 확정하기 전에 경고가 표시됩니다.',
    },
    security: {
      title: '보안',
      text: 'GLI는 지갑의 개인 키나 복구 구문을 절대 묻지 않습니다. 서명 창에서는 지갑 주소가 내 것인지 확인하고, 마이페이지에서 최근 로그인 기록을 살펴보세요. 비밀번호는 8자 이상으로 정하고 다른 곳과 함께 쓰지 마세요.',
    },
  },
  walletSite: '{name:string} 공식 사이트',
  chatOnline: '자동 답변',
  chatLead: '바로 답해 드립니다. 담당자 답변은 평일에 이메일로 드립니다.',
  toHelpCenter: '고객센터로 가기',
  chatIsOffline: '오프라인',
  chatOffline: '지금은 채팅이 오프라인이어서 메시지를 쓸 수 없습니다.',
  chatLog: '상담 내용',
  chatWelcome: '안녕하세요. GLI 자동 답변입니다. 질문을 고르거나 직접 입력해 주세요.',
  chatYou: '나',
  chatSupport: '자동 답변',
  chatTyping: '자동 답변을 준비하고 있습니다',
  quickQuestions: '자주 묻는 질문',
  questions: {
    connectWallet: '지갑은 어떻게 연결하나요?',
    convertTokens: '토큰은 어떻게 전환하나요?',
    fees: '수수료는 얼마인가요?',
    contactSupport: '고객센터에는 어떻게 연락하나요?',
  },
  replies: {
    connectWallet:
      '로그인한 뒤 화면 위의 지갑 버튼을 눌러 지갑을 고르고, 지갑 창에서 연결을 승인해 주세요. 이어서 ‘GLI 플랫폼 인증’을 누르고 서명하면 끝납니다. 가이드 탭의 ‘지갑 연결하기’를 시작하면 화면에서 차례로 안내해 드립니다.',
    convertTokens:
      '전환 화면에서 바꿀 토큰과 받을 토큰, 수량, 전환 방식을 고르면 견적이 표시됩니다. 내용을 확인하고 확정하면 전환됩니다. GLIB에서 GLIL로의 전환은 되돌릴 수 없으니 꼭 확인해 주세요.',
    fees: '수수료는 전환 방식(일반, 즉시, 절약)에 따라 다르며, 전환 화면의 각 방식 옆과 견적에 표시됩니다. 지갑 연결과 인증, 서명에는 비용이 들지 않습니다.',
    contactSupport:
      '고객센터의 문의하기를 이용해 주세요. 작성하신 내용이 메일 앱에서 열립니다. 담당자는 평일 오전 9:00~오후 6:00에 답변합니다.',
    other:
      '질문에 맞는 답을 찾지 못했습니다. 다른 말로 물어보거나 문의하기로 보내 주세요. 담당자가 평일에 이메일로 답변합니다.',
  },
  toContact: '문의하기',
  toQuestion: '고객센터에서 보기',
  chatMessage: '메시지',
  chatPlaceholder: '궁금한 점을 적어 주세요',
  send: '보내기',
  attach: '파일 첨부',
  attached: '{name:string} ({size:string})',
  attachmentKept: '채팅에서는 아직 파일을 보낼 수 없습니다. 이메일로 보내 주세요.',
  attachmentNote: '파일은 이 기기에만 남습니다. 채팅에서는 아직 보낼 수 없습니다.',
} satisfies BaseTranslation;

export default helpPanel;
