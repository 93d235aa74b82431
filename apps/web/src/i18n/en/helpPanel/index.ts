import type { NamespaceHelpPanelTranslation } from '../../i18n-types';

/** Strings for the help panel at the right edge (spec §2 Right help panel, §9 guides and support). */
const helpPanel: NamespaceHelpPanelTranslation = {
  title: 'Help',
  openTab: 'Open {tab}',
  close: 'Close help',
  tabs: 'Help type',
  help: 'Help',
  guide: 'Guide',
  chat: 'Chat',
  thisPage: 'This page',
  notFound: 'We couldn’t find this page. Check the address, or start from the home page.',
  guidesLead: 'New here? Follow these steps.',
  quickSteps: 'Quick steps',
  quick: {
    authInfo: 'In the auth center, enter your name, date of birth and other basic details.',
    authDocuments: 'Take a photo of your ID, or upload a file of up to 5 MB.',
    authFace: 'Enter the codes sent to your email and phone, then verify your face.',
    authGrade: 'When you’re done, see each grade’s benefits and minimum balance.',
    conversionPair: 'Choose the token you pay and the token you get.',
    conversionAmount: 'Enter the amount and choose standard, instant or economy.',
    conversionCheck: 'Check the rate, the fee and what you get in the quote.',
    conversionConfirm: 'Read the warning that this can’t be undone, then confirm.',
    mypageProfile: 'See your email, phone and join date in the settings tab.',
    mypageSessions: 'If you don’t recognize a session, log it out right away.',
    mypageTransactions:
      'Look through payouts, deposits, withdrawals, conversions and purchases in the transactions tab.',
  },
  goThere: 'Go to {place}',
  topics: 'Topics',
  topic: {
    wallet: {
      title: 'Wallet',
      text: 'GLI works with a browser wallet. If you have none, install one from its official site below. Then log in and press the wallet button at the top to connect it. At the moment everything runs on a test network ({network}).',
    },
    tokens: {
      title: 'Tokens',
      text: 'GLIB is the real-asset coin, GLID the governance token and GLIL the game and stable token; you can also pay with USDT. With a connected and authenticated wallet, your balances appear at the bottom of the left menu.',
    },
    conversion: {
      title: 'Conversion',
      text: 'GLIB and GLID convert into each other. GLIB to GLIL goes one way only and can’t be undone. Before you confirm, you’ll be warned about a high price impact or a large amount.',
    },
    security: {
      title: 'Security',
      text: 'GLI never asks for the private key or the recovery phrase of your wallet. Before you sign, check that the address is yours, and check your recent logins on My page. Choose a password of at least 8 characters that you don’t use anywhere else.',
    },
  },
  walletSite: '{name} official site',
  chatOnline: 'Automated answers',
  chatLead: 'Answers right away. Our team replies by email on weekdays.',
  toHelpCenter: 'Go to the help center',
  chatIsOffline: 'Offline',
  chatOffline: 'Chat is offline at the moment, so you can’t write a message.',
  chatLog: 'Conversation',
  chatWelcome: 'Hello, this is GLI’s automated help. Choose a question or type your own.',
  chatYou: 'You',
  chatSupport: 'Automated answer',
  chatTyping: 'An automated answer is on its way',
  quickQuestions: 'Quick questions',
  questions: {
    connectWallet: 'How do I connect a wallet?',
    convertTokens: 'How do I convert tokens?',
    fees: 'What are the fees?',
    contactSupport: 'How do I contact support?',
  },
  replies: {
    connectWallet:
      'Log in, press the wallet button at the top, choose your wallet and approve the connection in it. Then press ‘GLI platform authentication’ and sign. The guide ‘Connect your wallet’ in the Guide tab shows each step on the page.',
    convertTokens:
      'On the conversion page, choose both tokens, the amount and the type to get a quote. Check it and confirm. Please note that GLIB to GLIL can’t be undone.',
    fees: 'The fee depends on the conversion type (standard, instant or economy). It’s shown next to each type on the conversion page and in the quote. Connecting, authenticating and signing with a wallet are free.',
    contactSupport:
      'Write to us with the contact form in the help center; it opens in your email app. Our team replies on weekdays from 9:00 AM to 6:00 PM.',
    other:
      'I couldn’t find an answer to this. Try other words, or send it to our team with the contact form. We reply by email on weekdays.',
  },
  toContact: 'Contact us',
  toQuestion: 'Open in the help center',
  chatMessage: 'Message',
  chatPlaceholder: 'What would you like to know?',
  send: 'Send',
  attach: 'Attach files',
  attached: '{name} ({size})',
  attachmentKept: 'Attachments aren’t sent in chat yet. Please email the file.',
  attachmentNote: 'Files stay on your device: chat can’t send them yet.',
};

export default helpPanel;
