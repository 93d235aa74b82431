export { faq } from './center/faq.ts';
