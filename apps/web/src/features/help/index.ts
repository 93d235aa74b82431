export { type FaqId, faq } from './center/faq.ts';
