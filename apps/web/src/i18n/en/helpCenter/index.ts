import type { NamespaceHelpCenterTranslation } from '../../i18n-types';

/** Help center (spec §1, §2). */
const helpCenter: NamespaceHelpCenterTranslation = {
  lead: 'What you can do with GLI, and where to find it.',
  features: 'Services',
};

export default helpCenter;
