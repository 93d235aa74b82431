import { type ErrorTexts, errors as english } from '../en/errors.ts';

/** Korean error texts, except where clients match the English texts (Spec §8, decision 16). */
export const errors: ErrorTexts = {
  validation_failed: ['입력한 내용을 확인해 주세요.', 'details의 항목을 고친 뒤 다시 보내 주세요.'],
  malformed_json: ['요청 본문이 올바른 JSON이 아닙니다.', '올바른 JSON을 보내 주세요.'],
  invalid_wallet_address: english.invalid_wallet_address,
  invalid_signature: [
    '메시지와 지갑에 맞지 않는 서명입니다.',
    '연결한 지갑으로 메시지에 다시 서명해 주세요.',
  ],
  invalid_nonce: ['더 이상 사용할 수 없는 인증 요청입니다.', '지갑 인증을 다시 시작해 주세요.'],
  message_expired: [
    '서명한 메시지가 만료되었습니다.',
    '기기의 시계를 확인한 뒤 지갑 인증을 다시 시작해 주세요.',
  ],
  invalid_verification_code: [
    '인증번호가 올바르지 않습니다.',
    '인증번호를 다시 확인하거나, 만료되었다면 새로 요청해 주세요.',
  ],
  unsupported_file_type: ['지원하지 않는 파일 형식입니다.', '지원하는 형식의 파일을 올려 주세요.'],
  amount_below_minimum: ['최소 투자 수량보다 적습니다.', '수량을 늘려 주세요.'],
  conversion_pair_not_supported: ['지원하지 않는 전환입니다.', '이 방향으로는 두 토큰을 전환할 수 없습니다.'],
  own_referral_code: ['본인의 추천 코드는 사용할 수 없습니다.', '다른 회원의 코드를 사용해 주세요.'],
  referral_circle: [
    '내가 초대한 회원의 추천 코드는 사용할 수 없습니다.',
    '내가 초대하지 않은 회원의 코드를 사용해 주세요.',
  ],
  authentication_required: ['로그인이 필요합니다.', '로그인한 뒤 액세스 토큰을 보내 주세요.'],
  invalid_credentials: ['로그인에 실패했습니다.', '이메일 또는 비밀번호가 올바르지 않습니다.'],
  token_expired: [
    '로그인이 필요합니다.',
    '액세스 토큰이 만료되었습니다. 토큰을 갱신한 뒤 다시 시도해 주세요.',
  ],
  token_invalid: ['로그인이 필요합니다.', '올바르지 않은 토큰입니다. 다시 로그인해 주세요.'],
  token_revoked: ['로그인이 필요합니다.', '종료된 세션입니다. 다시 로그인해 주세요.'],
  permission_denied: ['접근 권한이 없습니다.', '운영자만 사용할 수 있습니다.'],
  not_found: ['요청한 내용을 찾을 수 없습니다.', 'ID를 확인해 주세요. 삭제되었을 수 있습니다.'],
  wallet_not_found: ['지갑을 찾을 수 없습니다.', '이 계정에 연결된 지갑이 아닙니다.'],
  referral_code_not_found: [
    '올바르지 않은 추천 코드입니다.',
    '존재하지 않거나 더 이상 사용할 수 없는 추천 코드입니다.',
  ],
  method_not_allowed: ['허용되지 않는 메서드입니다.', 'Allow 헤더에 있는 메서드로 호출해 주세요.'],
  email_already_registered: ['다른 계정에서 사용 중인 이메일입니다.', '다른 이메일을 사용해 주세요.'],
  wallet_already_registered: english.wallet_already_registered,
  insufficient_balance: ['잔액이 부족합니다.', '토큰을 전환하거나 수량을 줄여 주세요.'],
  asset_not_open: ['지금은 투자할 수 없는 자산입니다.', '다른 자산을 선택하거나 나중에 다시 확인해 주세요.'],
  funding_cap_exceeded: ['남은 모집 수량을 초과했습니다.', '수량을 줄여 주세요.'],
  out_of_stock: ['품절되었습니다.', '수량을 줄이거나 다른 상품을 선택해 주세요.'],
  order_status_conflict: [
    '현재 주문 상태에서는 할 수 없습니다.',
    '주문을 다시 불러와 할 수 있는 일을 확인해 주세요.',
  ],
  payment_failed: [
    '결제에 실패했습니다. 다시 시도해 주세요.',
    '다시 시도하거나 다른 토큰으로 결제해 주세요.',
  ],
  quote_expired: ['견적이 만료되었습니다.', '전환 비율이 바뀌었을 수 있습니다. 견적을 새로 받아 주세요.'],
  quote_already_used: ['이미 사용한 견적입니다.', '다시 전환하려면 새 견적을 받아 주세요.'],
  acknowledgement_required: ['경고를 확인해 주세요.', '전환하기 전에 견적의 모든 경고를 확인해 주세요.'],
  kyc_step_locked: ['아직 진행할 수 없는 단계입니다.', '이전 단계를 먼저 완료해 주세요.'],
  already_verified: ['이미 인증되었습니다.', '완료된 단계입니다. 다음 단계로 진행해 주세요.'],
  referral_code_exists: [
    '이미 추천 코드가 있습니다.',
    '기존 코드를 사용하거나, 먼저 삭제한 뒤 새로 만들어 주세요.',
  ],
  referral_code_taken: ['이미 사용 중인 추천 코드입니다.', '다른 코드를 선택해 주세요.'],
  page_not_found: ['없는 페이지입니다.', '목록의 페이지 수를 넘었습니다. 첫 페이지부터 다시 확인해 주세요.'],
  wallet_suspended: [
    '지갑 사용이 정지되었습니다.',
    '지금은 토큰을 사용하거나 출금할 수 없습니다. 고객센터에 문의해 주세요.',
  ],
  current_password_wrong: [
    '현재 비밀번호가 올바르지 않습니다.',
    '현재 로그인에 사용하는 비밀번호를 입력해 주세요.',
  ],
  referral_already_used: ['이미 추천 코드를 사용했습니다.', '추천 코드는 회원당 한 번만 사용할 수 있습니다.'],
  reward_already_processed: ['이미 처리된 보상입니다.', '보상의 상태를 다시 확인해 주세요.'],
  request_in_progress: ['아직 처리 중인 요청입니다.', '잠시 후 같은 요청을 다시 보내 주세요.'],
  precondition_failed: [
    '다른 곳에서 변경되었습니다.',
    '다른 기기에서 프로필이 변경되었습니다. 다시 불러온 뒤 저장해 주세요.',
  ],
  payload_too_large: ['요청이 너무 큽니다.', '더 작은 요청을 보내 주세요.'],
  file_too_large: ['파일 크기는 5MB를 넘을 수 없습니다.', '5MB 이하의 파일을 선택해 주세요.'],
  unsupported_media_type: [
    '지원하지 않는 콘텐츠 형식입니다.',
    '이 요청에서 지원하는 콘텐츠 형식으로 보내 주세요.',
  ],
  idempotency_key_reused: [
    '이미 다른 요청에 사용된 멱등성 키입니다.',
    '다른 요청에는 새 키를 사용해 주세요.',
  ],
  rate_limited: [
    '요청이 너무 많습니다. 잠시 후 다시 시도해 주세요.',
    'Retry-After의 시간이 지난 뒤 다시 시도해 주세요.',
  ],
  login_throttled: [
    '로그인 시도가 너무 많습니다. 잠시 후 다시 시도해 주세요.',
    '최대 5분 뒤에 다시 시도할 수 있습니다.',
  ],
  server_error: ['서버 오류가 발생했습니다.', '잠시 후 다시 시도해 주세요.'],
};
