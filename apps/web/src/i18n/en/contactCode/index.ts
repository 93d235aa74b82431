import type { NamespaceContactCodeTranslation } from '../../i18n-types';

/** Strings for the codes that verify an email address or a phone number. */
const contactCode: NamespaceContactCodeTranslation = {
  contact: {
    email: {
      lead: 'Enter the six-digit code we send you by email.',
      label: 'Email',
      sentTo: 'We sent a code to {contact}.',
    },
    phone: {
      lead: 'Enter the six-digit code we send you by text message.',
      label: 'Mobile number',
      hint: 'Numbers without a country code are treated as Korean (+82).',
      sentTo: 'We sent a code to {contact}.',
    },
  },
  code: {
    send: 'Send code',
    haveCode: 'I already have a code',
    label: 'Code',
    hint: 'Six digits',
    wrongShape: 'Enter the six digits of the code.',
    validFor: 'Valid for {time}',
    expired: 'This code has expired. Request a new one.',
    resend: 'Send again',
    resendIn: 'Send again in {seconds} s',
    verify: 'Verify',
    change: 'Change contact',
    sentAgain: 'We sent a new code to {contact}.',
  },
};

export default contactCode;
