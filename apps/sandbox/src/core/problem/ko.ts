import { type ErrorTexts, en } from './en.ts';

const same = (text: string) => ({ error: text, message: text });

/** Korean, except where clients match the English texts (Spec §8, decision 16). */
export const ko: ErrorTexts = {
  validation_failed: same('입력한 내용을 확인해 주세요.'),
  malformed_json: same('요청 본문이 올바른 JSON이 아닙니다.'),
  invalid_wallet_address: en.invalid_wallet_address,
  invalid_signature: {
    error: '서명이 이 메시지와 지갑의 것이 아닙니다.',
    message: '연결한 지갑으로 메시지에 다시 서명해 주세요.',
  },
  invalid_nonce: {
    error: '더 이상 사용할 수 없는 인증 요청입니다.',
    message: '지갑 인증을 다시 시작해 주세요.',
  },
  message_expired: {
    error: '서명한 메시지의 시각이 올바르지 않습니다.',
    message: '기기의 시계를 확인한 뒤 지갑 인증을 다시 시작해 주세요.',
  },
  invalid_verification_code: {
    error: '인증번호가 올바르지 않습니다.',
    message: '인증번호가 틀렸거나 만료되었습니다. 받은 지 오래되었다면 새로 요청해 주세요.',
  },
  unsupported_file_type: {
    error: '지원하지 않는 파일 형식입니다.',
    message: '지원하는 형식의 파일을 올려 주세요.',
  },
  amount_below_minimum: { error: '최소 투자 금액보다 적습니다.', message: '더 큰 금액을 입력해 주세요.' },
  conversion_pair_not_supported: {
    error: '지원하지 않는 전환입니다.',
    message: '이 방향으로는 두 토큰을 전환할 수 없습니다.',
  },
  own_referral_code: same('본인의 추천 코드는 사용할 수 없습니다.'),
  authentication_required: { error: '로그인이 필요합니다.', message: '로그인한 뒤 이용해 주세요.' },
  invalid_credentials: { error: '로그인에 실패했습니다.', message: '이메일과 비밀번호를 확인해 주세요.' },
  token_expired: { error: '로그인이 필요합니다.', message: '세션을 갱신해야 합니다.' },
  token_invalid: {
    error: '로그인이 필요합니다.',
    message: '올바르지 않은 토큰입니다. 다시 로그인해 주세요.',
  },
  token_revoked: { error: '로그인이 필요합니다.', message: '종료된 세션입니다. 다시 로그인해 주세요.' },
  permission_denied: { error: '접근 권한이 없습니다.', message: '운영자만 사용할 수 있습니다.' },
  not_found: same('요청한 내용을 찾을 수 없습니다.'),
  wallet_not_found: { error: '지갑을 찾을 수 없습니다.', message: '이 계정에 연결된 지갑이 아닙니다.' },
  referral_code_not_found: {
    error: '올바르지 않은 추천 코드입니다.',
    message: '존재하지 않거나 더 이상 사용할 수 없는 추천 코드입니다.',
  },
  method_not_allowed: {
    error: '허용되지 않는 메서드입니다.',
    message: '이 경로는 다른 메서드로 호출해야 합니다. Allow 헤더를 확인해 주세요.',
  },
  email_already_registered: {
    error: '다른 계정에서 사용 중인 이메일입니다.',
    message: '다른 이메일을 사용해 주세요.',
  },
  wallet_already_registered: en.wallet_already_registered,
  insufficient_balance: { error: '잔액이 부족합니다.', message: '보유한 토큰이 필요한 금액보다 적습니다.' },
  asset_not_open: {
    error: '지금은 투자할 수 없는 자산입니다.',
    message: '현재 투자를 받지 않는 자산입니다.',
  },
  funding_cap_exceeded: { error: '남은 모집 금액보다 많습니다.', message: '더 적은 금액을 입력해 주세요.' },
  out_of_stock: { error: '품절되었습니다.', message: '남은 수량이 부족합니다.' },
  order_state_conflict: {
    error: '지금 상태에서는 할 수 없습니다.',
    message: '주문 상태 때문에 요청을 처리할 수 없습니다.',
  },
  payment_failed: same('결제에 실패했습니다. 다시 시도해 주세요.'),
  quote_expired: {
    error: '견적이 만료되었습니다.',
    message: '환율이 바뀌었을 수 있습니다. 견적을 새로 받아 주세요.',
  },
  quote_already_used: {
    error: '이미 사용한 견적입니다.',
    message: '이미 전환한 견적입니다. 다시 전환하려면 새 견적을 받아 주세요.',
  },
  acknowledgement_required: {
    error: '경고를 확인해 주세요.',
    message: '전환하기 전에 견적의 모든 경고를 확인해 주세요.',
  },
  kyc_step_locked: { error: '아직 진행할 수 없는 단계입니다.', message: '이전 단계를 먼저 완료해 주세요.' },
  already_verified: {
    error: '이미 인증되었습니다.',
    message: '완료된 단계입니다. 다음 단계로 진행해 주세요.',
  },
  referral_code_exists: {
    error: '추천 코드를 만들 수 없습니다.',
    message: '이미 사용 중인 코드입니다. 다른 코드를 선택해 주세요.',
  },
  referral_already_used: same('이미 추천 코드를 사용했습니다.'),
  reward_already_processed: {
    error: '이미 처리된 보상입니다.',
    message: '이미 지급되었거나 취소된 보상입니다. 상태를 다시 확인해 주세요.',
  },
  request_in_progress: {
    error: '아직 처리 중인 요청입니다.',
    message: '잠시 후 같은 요청을 다시 보내 주세요.',
  },
  payload_too_large: same('요청이 너무 큽니다.'),
  file_too_large: same('파일은 5MB를 넘을 수 없습니다.'),
  unsupported_media_type: {
    error: '지원하지 않는 콘텐츠 형식입니다.',
    message: '이 호출이 받는 콘텐츠 형식으로 보내 주세요.',
  },
  idempotency_key_reused: same('다른 요청에 사용된 멱등성 키입니다.'),
  rate_limited: same('요청이 너무 많습니다. 잠시 후 다시 시도해 주세요.'),
  login_throttled: {
    error: '로그인 시도가 너무 많습니다. 잠시 후 다시 시도해 주세요.',
    message: '최대 5분 뒤에 다시 시도할 수 있습니다.',
  },
  server_error: same('서버 오류가 발생했습니다.'),
};
