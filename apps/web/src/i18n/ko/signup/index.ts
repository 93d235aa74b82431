import type { BaseTranslation } from '../../i18n-types';

/** Sign-up screen (spec §2 /signup, §5, §8 register). */
const signup = {
  heading: '회원가입',
  lead: '계정 하나로 투자하고, 전환하고, 쇼핑하세요.',
  name: '이름',
  passwordAgain: '비밀번호 확인',
  passwordsDiffer: '비밀번호가 서로 다릅니다.',
  passwordRules: '비밀번호 조건',
  ruleLength: '{minimum:number}~{maximum:number}자',
  ruleSafe: '같은 문자의 반복이 아니고, 12345678·password·admin으로 시작하지 않음',
  ruleMet: '충족',
  ruleBroken: '미충족',
  referralCode: '추천 코드',
  optional: '선택',
  invited: '초대 링크의 추천 코드를 입력해 두었습니다.',
  acceptTerms: '이용약관과 개인정보 처리방침에 동의합니다. (필수)',
  termsNeeded: '이용약관과 개인정보 처리방침에 동의해 주세요.',
  readTerms: '약관 전문 보기',
  acceptMarketing: '혜택과 소식을 받겠습니다. (선택)',
  marketingHint: '프로필에서 언제든지 철회할 수 있습니다.',
  submit: '가입하기',
  welcome: '{name:string}님, 가입을 환영합니다.',
  referralFailed: '가입은 되었지만 추천 코드를 적용하지 못했습니다',
  hasAccount: '이미 회원이신가요?',
  toLogin: '로그인',
  termsTitle: '이용약관과 개인정보 처리방침',
  agree: '동의하고 닫기',
  termsOfUse: {
    title: '이용약관',
    service: '서비스',
    serviceText:
      'GLI 플랫폼은 실물자산 토큰 투자, 토큰 전환, 토큰 쇼핑몰, 본인 인증과 추천 프로그램을 제공합니다. 현재 시험용 네트워크(Devnet)에서 운영되며, 여기에서 쓰는 토큰은 실제 가치를 갖지 않습니다.',
    account: '계정',
    accountText:
      '계정은 본인 명의로 만들고, 비밀번호와 지갑의 개인 키는 본인만 알아야 합니다. GLI는 어떤 경우에도 지갑의 개인 키나 복구 문구를 묻지 않습니다. 낯선 로그인을 발견하면 마이페이지에서 모든 기기를 로그아웃할 수 있습니다.',
    risk: '투자 위험',
    riskText:
      '표시된 수익률은 예상치이며 원금과 수익을 보장하지 않습니다. 자산마다 표시된 위험 등급과 투자설명서를 읽고 스스로 판단해 주세요.',
    finality: '거래의 확정',
    finalityText:
      '확정된 투자와 토큰 전환은 되돌릴 수 없습니다. 특히 GLIB에서 GLIL로의 전환은 한 방향으로만 할 수 있습니다. 확정하기 전에 수량과 수수료를 보여 드립니다.',
    ending: '회원 탈퇴',
    endingText:
      '언제든지 탈퇴를 신청할 수 있습니다. 유예 기간 안에 다시 로그인하면 탈퇴가 취소되고, 기간이 지나면 계정이 삭제됩니다.',
  },
  privacy: {
    title: '개인정보 처리방침',
    collected: '수집하는 정보',
    collectedText:
      '가입할 때 이름, 이메일, 비밀번호(되돌릴 수 없는 해시로만 저장)를 수집합니다. 전화번호, 지갑 주소, 본인 확인 서류는 해당 기능을 사용할 때에만 수집합니다.',
    purpose: '이용 목적',
    purposeText: '로그인과 보안, 거래의 이행, 본인 확인, 고객 지원에만 사용하고 판매하지 않습니다.',
    visible: '다른 회원에게 보이는 정보',
    visibleText: '다른 회원에게 이름은 일부가 가려진 형태로만 표시됩니다.',
    rights: '회원의 권리',
    rightsText:
      '내 정보를 언제든지 확인하고 수정할 수 있으며, 광고성 정보 수신 동의를 철회하고 탈퇴할 수 있습니다.',
  },
} satisfies BaseTranslation;

export default signup;
