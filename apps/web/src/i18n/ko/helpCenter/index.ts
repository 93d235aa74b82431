import type { BaseTranslation } from '../../i18n-types';

/** Help center (spec §1, §2). */
const helpCenter = {
  lead: 'GLI에서 할 수 있는 일과 이용 방법을 안내합니다.',
  features: '서비스 안내',
} satisfies BaseTranslation;

export default helpCenter;
