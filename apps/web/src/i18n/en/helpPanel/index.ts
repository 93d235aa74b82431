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
  guideLength: '{steps} steps · about {minutes} min',
  guides: {
    wallet: {
      title: 'Connect your wallet',
      text: 'Connect a browser wallet to your GLI account and verify it.',
    },
    conversion: { title: 'Convert tokens', text: 'Check the type and the rate, and convert your tokens.' },
    staking: { title: 'Stake tokens', text: 'Stake tokens and reach a higher member grade.' },
    referral: { title: 'Invite friends', text: 'Share your referral code and follow your rewards.' },
  },
  chatOnline: 'Online',
  chatLead: 'Our support team is glad to help you.',
  chatHours: 'Support hours',
  chatHoursValue: 'Weekdays {from} to {to}',
  chatAnswer: 'Average answer time',
  chatAnswerValue: 'About {minutes} min',
  chatElsewhere: 'Frequent questions and the contact form are in the help center.',
  toHelpCenter: 'Go to the help center',
};

export default helpPanel;
