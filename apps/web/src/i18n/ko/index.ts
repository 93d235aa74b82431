import type { BaseTranslation } from '../i18n-types';
import common from './common';
import errors from './errors';
import home from './home';
import invest from './invest';
import login from './login';
import portfolio from './portfolio';
import rwa from './rwa';
import shell from './shell';
import terms from './terms';
import validation from './validation';

const ko = {
  common,
  errors,
  home,
  invest,
  login,
  portfolio,
  rwa,
  shell,
  terms,
  validation,
} satisfies BaseTranslation;

export default ko;
