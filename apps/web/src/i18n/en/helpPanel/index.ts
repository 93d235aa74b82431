import type { NamespaceHelpPanelTranslation } from '../../i18n-types';

/** The help panel at the right edge (spec §2 Right help panel, §9 guides and support). */
const helpPanel: NamespaceHelpPanelTranslation = {
  title: 'Help',
  openTab: 'Open {tab}',
  close: 'Close help',
  tabs: 'Kind of help',
  help: 'Help',
  guide: 'Guide',
  chat: 'Chat',
  thisPage: 'The page you are on',
  pages: {
    home: 'The starting point to everything GLI offers. Look at the featured assets, or go straight to RWA investment, token conversion, the shopping mall and the authentication center.',
    'alternate-home':
      'The home of members who are logged in. See your assets and what is left to do at a glance, and go straight to the pages you use most.',
    business:
      'Introduces GLI in five sections: background, team, strategy, roadmap and tokens. Choose a section in the left menu to go to it.',
    'rwa-assets':
      'Resorts and other real-world assets that you can invest in. Narrow the list by category and risk level, and sort it by expected yield or minimum investment.',
    'rwa-asset':
      'The yield history, funding progress, risks and documents of one asset. Once you are logged in, you can enter an amount, check the details and invest.',
    auth: 'Shows how far your identity verification has come and your member grade. When you finish the steps that are left, the progress reaches 100%.',
    mypage:
      'Your profile, recent log-ins, holdings and transactions. Choose what you want to see in the tabs at the top.',
    conversion:
      'Convert GLI tokens into each other. GLIB to GLIL goes one way only and cannot be undone, so check the amount and the fee before you confirm.',
    shopping:
      'Use your tokens for resort stays, goods and restaurants. Choose a category, or open a product to see its details.',
    product:
      'Pictures, description and token price of a product. For stays and restaurants, look at the date and the number of guests, too.',
    orders:
      'What you have ordered and how far it has come. An order that waits for payment can be confirmed or cancelled.',
    referral:
      'Your referral code, the members you invited and the rewards you received. Share the code with friends, and their sign-ups are counted here.',
    'help-center':
      'Find answers to frequent questions by category, or get in touch. If an answer is missing, send us your question.',
    login:
      'Log in with your e-mail and password. You are then taken back to the page you wanted to see. Three attempts are possible in 5 minutes.',
    signup:
      'Create a new account. Choose a password of at least 8 characters, without one repeated character or an easy word.',
    'profile-edit':
      'Change your name, phone number and profile picture. A picture may be a JPEG, PNG or GIF file of up to 5 MB.',
    'design-tokens': 'A demo page that shows the colours, text sizes and spacing of GLI in one place.',
    'token-test':
      'A demo page to try how the design tokens change with theme and colour mode. Change the theme at the bottom right.',
    'styled-system': 'A demo page with the looks of buttons, fields, cards and other parts.',
    'accessibility-demo':
      'A demo page that shows how to use GLI with the keyboard and with a screen reader. Move with the Tab and arrow keys.',
    'animation-demo':
      'A demo page of page transitions and motion. With reduced motion switched on in your device, everything is shown without it.',
    notFound: 'There is no page at this address. Check the address, or go on from the home page or the menu.',
  },
  guidesLead: 'New here? Follow these steps.',
  quickSteps: 'Quick steps',
  quick: {
    authInfo: 'In the authentication center, enter your name, date of birth and the other basics.',
    authDocuments: 'Take a picture of your ID, or upload a file of up to 5 MB.',
    authFace: 'Enter the codes sent to your e-mail and phone, then verify your face.',
    authGrade: 'When it is done, see what each grade offers and which balance it needs.',
    conversionPair: 'Choose the token to give and the token to receive.',
    conversionAmount: 'Enter the amount and choose standard, instant or economy.',
    conversionCheck: 'Check the rate, the fee and what you receive in the quote.',
    conversionConfirm: 'Read that it cannot be undone, and confirm.',
    mypageProfile: 'See your e-mail, phone and join date in the profile tab.',
    mypageSessions: 'Log out a session that you do not know at once.',
    mypageTransactions:
      'Look through deposits, withdrawals, conversions and purchases in the transactions tab.',
  },
  goThere: 'Go to {place}',
  topics: 'Topics',
  topic: {
    wallet: {
      title: 'Wallet',
      text: 'GLI works with a browser wallet. If you have none, install one from its official site below. Then log in and press the wallet button at the top to connect it. At the moment everything runs on the Devnet testnet.',
    },
    tokens: {
      title: 'Tokens',
      text: 'GLIB is the real-asset coin, GLID the governance token and GLIL the game and stable token; USDT is used for payments and investments, too. With a connected and authenticated wallet you see your balances at the end of the left menu.',
    },
    conversion: {
      title: 'Conversion',
      text: 'GLIB and GLID convert into each other. GLIB to GLIL goes one way only and cannot be undone. Before you confirm, you are warned of a high price impact and of a large amount.',
    },
    security: {
      title: 'Security',
      text: 'GLI never asks for the private key or the recovery phrase of your wallet. Before you sign, check that the address is yours, and look at your recent log-ins on My page. Choose a password of at least 8 characters that you use nowhere else.',
    },
  },
  walletSite: '{name} official site',
  chatOnline: 'Online',
  chatLead: 'Our support team is glad to help you.',
  chatElsewhere: 'Frequent questions and the contact form are in the help center.',
  toHelpCenter: 'Go to the help center',
  chatIsOffline: 'Offline',
  chatOffline: 'Support is away at the moment, so messages cannot be written.',
  chatLog: 'Conversation',
  chatWelcome: 'Hello, this is GLI support. How can we help you?',
  chatYou: 'You',
  chatSupport: 'Support',
  chatTyping: 'Support is typing',
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
      'On the conversion page, choose both tokens, the amount and the type: you get a quote. Check it and confirm. Please note that GLIB to GLIL cannot be undone.',
    fees: 'The fee depends on the conversion type (standard, instant or economy). It stands beside each type on the conversion page, and in the quote. Connecting, authenticating and signing with a wallet cost nothing.',
    contactSupport:
      'Send us a message with the contact form in the help center; it goes by e-mail. Support answers on weekdays from 9:00 to 18:00.',
    other:
      'Thank you for your message. Frequent questions are answered in the help center, and with the contact form there you reach the people who can look into it.',
  },
  chatMessage: 'Message',
  chatPlaceholder: 'What would you like to know?',
  send: 'Send',
  attach: 'Attach files',
  attached: '{name} ({size})',
  attachmentKept: 'The file was noted here only. It is not sent.',
};

export default helpPanel;
