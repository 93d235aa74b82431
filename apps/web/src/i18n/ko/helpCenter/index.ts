import type { BaseTranslation } from '../../i18n-types';

/** Strings for the help center (spec §1, §2, §9 Help FAQ categories). */
const helpCenter = {
  help: '자주 묻는 질문을 분류별로 찾아보고 문의하는 곳입니다. 원하는 답이 없으면 고객센터로 문의를 보내 주세요.',
  lead: '자주 묻는 질문을 찾아보거나 단계별 가이드를 따라 해 보세요. 답이 없으면 문의해 주세요.',
  features: '서비스 안내',
  faqTitle: '자주 묻는 질문',
  category: '질문 분류',
  categories: {
    all: '전체',
    getting_started: '시작하기',
    wallet: '지갑',
    tokens: '토큰',
    shopping: '쇼핑',
    technical: '기술 문제',
  },
  search: '질문 검색',
  searchPlaceholder: '예: 수수료, 지갑 연결, 취소',
  found: '질문 {count:number}개',
  nothingFound: '찾는 질문이 없습니다',
  nothingFoundText: '다른 말로 검색하거나 전체 분류에서 찾아보세요. 그래도 없으면 아래에서 문의해 주세요.',
  clear: '검색 조건 지우기',
  seePlace: '{place:string} 화면 보기',
  guidesTitle: '단계별 가이드',
  contactTitle: '문의하기',
  contactText: '문의 내용을 적어 주시면 메일 앱에서 열어 드립니다. 메일 앱에서 직접 보내야 전송됩니다.',
  name: '이름',
  email: '답변받을 이메일',
  subject: '문의 분류',
  subjects: {
    account: '계정과 인증',
    wallet: '지갑과 토큰',
    investment: '투자',
    order: '주문과 예약',
    technical: '기술 문제',
    other: '기타',
  },
  message: '문의 내용',
  messageHint: '비밀번호와 지갑의 개인 키, 복구 구문은 적지 마세요.',
  sendContact: '메일 앱에서 열기',
  copyContact: '문의 내용 복사',
  copied: '복사했습니다.',
  copiedText: '메일에 붙여 넣어 {address:string} 주소로 보내 주세요.',
  mailSubject: '[GLI 문의] {subject:string}',
  mailFrom: '보낸 사람: {name:string} <{email:string}>',
  opened: '메일 앱을 열었습니다. 열리지 않았다면 문의 내용을 복사해 {address:string} 주소로 보내 주세요.',
  openAgain: '메일 앱 다시 열기',
  tooLong:
    '내용이 길어 메일 앱에 바로 옮길 수 없습니다. 문의 내용을 복사해 {address:string} 주소로 보내 주세요.',
  copyByHand: '복사하지 못했습니다. 아래 내용을 직접 선택해 복사해 주세요.',
  contactCopyText: '보낼 내용',
  contactAddress: '문의 메일',
  version: '버전',
  olderVersion: '이전 버전입니다. 페이지를 새로고침하면 최신 버전({latest:string})을 사용합니다.',
  noAddress:
    '이 사이트에는 문의 메일 주소가 설정되어 있지 않습니다. 문의 내용을 복사해 운영자에게 전해 주세요.',
  developers: '개발자 정보',
  questionCount: '{category:string} {count:number}개',
  faq: {
    join: {
      question: 'GLI를 시작하려면 무엇이 필요한가요?',
      answer:
        '이름과 이메일, 8자 이상의 비밀번호로 가입하세요. 투자와 쇼핑, 전환은 로그인만 하면 이용할 수 있고, 지갑은 내 지갑의 잔액을 보거나 인증 회원이 되고 싶을 때 연결하면 됩니다.',
    },
    invest: {
      question: '처음 투자하는 방법을 알려 주세요.',
      answer:
        '실물자산 목록에서 분류와 위험 등급으로 좁혀 보고 자산을 골라 주세요. 상세 화면에서 예상 수익률과 모집 현황, 위험 요소, 공시 서류를 확인한 뒤 ‘최소 투자금’ 이상을 입력하면 됩니다. 확정하기 전에 내용을 한 번 더 보여 드립니다. 수익은 지급일마다 잔액으로 들어오고, 원금은 만기에 돌려받습니다.',
    },
    grades: {
      question: '회원 등급은 어떻게 나뉘나요?',
      answer:
        'Reader, Writer, Expert 세 등급이 있습니다. Writer부터는 스테이킹이 필요하며, 스테이킹은 아직 앱에서 이용할 수 없습니다. 등급마다 필요한 보유량과 혜택은 인증센터에서 확인할 수 있습니다.',
    },
    language: {
      question: '언어와 화면 색은 어디서 바꾸나요?',
      answer:
        '화면 위의 언어 선택에서 한국어와 영어를, 해와 달 모양 버튼에서 밝은 화면과 어두운 화면을 고를 수 있습니다. 휴대전화에서는 화면 위 ‘언어와 화면 모드’에, 로그인한 뒤에는 메뉴에 있습니다. 테마는 오른쪽 아래 팔레트 버튼으로 바꾸며, 휴대전화에서는 페이지 맨 아래에 있습니다.',
    },
    watchlist: {
      question: '관심 있는 자산과 숙소를 모아 둘 수 있나요?',
      answer:
        '자산이나 상품의 별표를 누르거나 상세 화면에서 ‘관심 목록에 추가’를 고르면 관심 목록에 담깁니다. 관심 목록은 계정 메뉴에 있으며, 이 기기에만 저장되고 링크로 공유할 수 있습니다.',
    },
    which_wallet: {
      question: '어떤 지갑을 사용할 수 있나요?',
      answer:
        '브라우저에 설치된 솔라나 지갑과 이더리움 방식 지갑을 연결할 수 있습니다. GLI 인증과 토큰 잔액은 솔라나 지갑에서 제공됩니다. 지금은 테스트 네트워크({network:string})에서 동작합니다.',
    },
    connect: {
      question: '지갑을 연결했는데 ‘인증 필요’라고 표시됩니다.',
      answer:
        '연결은 주소를 확인하는 단계이고, 인증은 그 지갑이 내 것임을 서명으로 증명하는 단계입니다. 지갑 버튼을 눌러 ‘GLI 플랫폼 인증’을 고르고 메시지에 서명하세요. 거래가 아니므로 비용이 들지 않습니다.',
    },
    wallet_taken: {
      question: '이미 등록된 지갑 주소라고 나옵니다.',
      answer:
        '지갑 하나는 계정 하나에만 등록할 수 있습니다. 다른 지갑을 사용하거나, 본인의 지갑이 맞다면 문의하기로 알려 주세요.',
    },
    two_wallets: {
      question: '지갑 두 개를 함께 쓸 수 있나요?',
      answer:
        '한 번에 하나의 지갑만 연결됩니다. 지갑 버튼에서 ‘다른 지갑 연결’을 고르면 바꿀 수 있고, 지갑에서 계정을 바꾸면 화면도 따라 바뀝니다.',
    },
    which_tokens: {
      question: 'GLIB, GLID, GLIL은 어떻게 다른가요?',
      answer:
        'GLIB는 리조트와 실물자산에 연결된 실물자산 코인이고, GLID는 의사 결정에 참여하는 거버넌스 토큰, GLIL은 게임과 서비스에서 쓰는 게임·스테이블 토큰입니다. 자세한 내용은 사업 소개의 토큰 항목에 있습니다.',
    },
    directions: {
      question: '어떤 토큰끼리 전환할 수 있나요?',
      answer:
        'GLIB와 GLID는 서로 전환할 수 있습니다. GLIB에서 GLIL로는 전환할 수 있지만 되돌릴 수 없습니다. 확정하기 전에 안내를 꼭 읽어 주세요.',
    },
    fees: {
      question: '전환 수수료는 얼마인가요?',
      answer:
        '일반, 즉시, 절약 방식에 따라 수수료와 걸리는 시간이 다릅니다. 전환 화면에서 각 방식 옆에 표시되고, 견적에 실제 수수료가 나옵니다.',
    },
    limits: {
      question: '한 번에 얼마까지 입력할 수 있나요?',
      answer:
        '0보다 크고 1,000,000 이하이며 소수점 아래 8자리까지 입력할 수 있습니다. 자산이나 전환 방향에 따라 더 좁은 한도가 있으면 입력란 아래에 표시됩니다.',
    },
    pay: {
      question: '쇼핑몰에서는 무엇으로 결제하나요?',
      answer:
        '상품마다 정해진 토큰으로 결제합니다. ‘주문 정보’에서 토큰을 고르면 합계와 사용 가능 잔액이 표시되고, 결제를 확정하기 전에는 아무것도 빠져나가지 않습니다.',
    },
    cancel: {
      question: '주문이나 예약을 취소할 수 있나요?',
      answer:
        '주문 내역에서 주문을 열면 지금 상태에서 취소할 수 있는지 표시됩니다. 숙박과 레스토랑은 상품 화면의 ‘취소 규정’에 따라 환불 비율이 달라집니다.',
    },
    payment_waiting: {
      question: '결제 대기 중인 주문은 어떻게 하나요?',
      answer:
        '주문 내역에서 주문을 열고 ‘결제하기’를 눌러 주세요. 정해진 시간이 지나면 주문은 취소되고 재고가 다시 풀립니다.',
    },
    payment_failed: {
      question: '결제에 실패했다고 나옵니다.',
      answer:
        '잔액이 모자라거나 연결이 끊겼을 수 있습니다. 주문 내역에서 상태를 확인한 뒤 다시 시도해 주세요. 같은 결제를 다시 눌러도 두 번 빠져나가지 않습니다.',
    },
    login_locked: {
      question: '로그인을 여러 번 실패했더니 막혔습니다.',
      answer:
        '안전을 위해 5분 동안 세 번까지 시도할 수 있습니다. 화면에 표시된 시간이 지나면 다시 로그인할 수 있습니다.',
    },
    not_loading: {
      question: '데이터를 불러올 수 없다고 나옵니다.',
      answer:
        '인터넷 연결을 확인한 뒤 ‘다시 시도’를 눌러 주세요. 계속되면 페이지를 새로고침하고, 그래도 안 되면 문제가 생긴 시각을 적어 문의해 주세요.',
    },
    pictures: {
      question: '프로필 사진이나 서류가 올라가지 않습니다.',
      answer:
        '파일은 5MB 이하여야 하고, 프로필 사진은 JPEG, PNG, GIF 형식을 지원합니다. 파일 내용을 확인하므로 확장자만 바꾼 파일은 올릴 수 없습니다.',
    },
    unknown_login: {
      question: '내가 하지 않은 로그인이 있습니다.',
      answer:
        '마이페이지의 ‘로그인 기기’에서 그 기기를 로그아웃시키거나 ‘모든 기기에서 로그아웃’을 누른 뒤 비밀번호를 바꾸세요. 본인이 하지 않은 거래가 있으면 바로 문의해 주세요.',
    },
  },
} satisfies BaseTranslation;

export default helpCenter;
