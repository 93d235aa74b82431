import type { BaseTranslation } from '../i18n-types';

/** Log-in screen (spec §2 /login, §8 log-in). */
const login = {
  title: '로그인',
  heading: '다시 만나 반갑습니다',
  lead: '이메일과 비밀번호로 로그인하세요.',
  email: '이메일',
  password: '비밀번호',
  showPassword: '비밀번호 보기',
  hidePassword: '비밀번호 숨기기',
  submit: '로그인',
  welcome: '{name:string}님, 환영합니다.',
} satisfies BaseTranslation;

export default login;
