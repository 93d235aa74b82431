export { ContactCode } from './contact/ContactCode.tsx';
export { useProfilePhoneCodes } from './contact/use-contact-code.ts';
