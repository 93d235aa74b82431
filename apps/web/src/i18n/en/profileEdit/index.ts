import type { NamespaceProfileEditTranslation } from '../../i18n-types';

/** Profile edit (spec §2 Other screens). */
const profileEdit: NamespaceProfileEditTranslation = {
  backToMyPage: 'Back to My page',
  avatar: 'My profile picture',
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  bio: 'About me',
  none: 'Not given',
};

export default profileEdit;
