import type { Translation } from '../i18n-types';
import common from './common';
import errors from './errors';
import lists from './lists';
import navigation from './navigation';
import places from './places';
import shell from './shell';
import systemNotices from './systemNotices';
import terms from './terms';
import theme from './theme';
import validation from './validation';

/**
 * Strings for all pages. Strings for a single screen are in the folders next to this file and load with the
 * screen.
 */
const en: Translation = {
  common,
  errors,
  lists,
  navigation,
  places,
  shell,
  systemNotices,
  terms,
  theme,
  validation,
};

export default en;
