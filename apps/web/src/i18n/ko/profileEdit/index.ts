import type { BaseTranslation } from '../../i18n-types';

/** Profile edit (spec §2 Other screens). */
const profileEdit = {
  backToMyPage: '마이페이지로 돌아가기',
  avatar: '내 프로필 사진',
  name: '이름',
  email: '이메일',
  phone: '휴대전화',
  bio: '소개',
  none: '입력하지 않음',
} satisfies BaseTranslation;

export default profileEdit;
