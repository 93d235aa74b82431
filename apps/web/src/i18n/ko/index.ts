import type { BaseTranslation } from '../i18n-types';
import common from './common';
import places from './places';
import shell from './shell';
import theme from './theme';

/** The words that any page may need at once. What only some screens say is a folder beside this file, loaded with them. */
const ko = { common, places, shell, theme } satisfies BaseTranslation;

export default ko;
