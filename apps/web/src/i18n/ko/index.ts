import type { BaseTranslation } from '../i18n-types';
import common from './common';
import errors from './errors';
import places from './places';
import shell from './shell';
import terms from './terms';
import theme from './theme';
import validation from './validation';

/** The words that any page may need at once. What only some screens say is a folder beside this file, loaded with them. */
const ko = { common, errors, places, shell, terms, theme, validation } satisfies BaseTranslation;

export default ko;
