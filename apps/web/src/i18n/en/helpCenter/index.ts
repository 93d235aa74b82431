import type { NamespaceHelpCenterTranslation } from '../../i18n-types';

/** Strings for the help center (spec §1, §2, §9 Help FAQ categories). */
const helpCenter: NamespaceHelpCenterTranslation = {
  help: 'Find answers by category, or get in touch. If you can’t find an answer, contact us.',
  lead: 'Search the FAQ, follow a step-by-step guide, or contact us.',
  features: 'Services',
  faqTitle: 'Frequently asked questions',
  category: 'Question category',
  categories: {
    all: 'All',
    getting_started: 'Getting started',
    wallet: 'Wallet',
    tokens: 'Tokens',
    shopping: 'Shopping',
    technical: 'Technical',
  },
  search: 'Search the questions',
  searchPlaceholder: 'e.g. fee, connect, cancel',
  found: '{count} {{question|questions}}',
  nothingFound: 'No questions found',
  nothingFoundText: 'Try other words or all categories. If it isn’t there, send us your question below.',
  clear: 'Clear search',
  seePlace: 'Open {place}',
  guidesTitle: 'Step-by-step guides',
  contactTitle: 'Contact us',
  contactText:
    'Write your message and we’ll open it in your email app. Nothing is sent until you send it there.',
  name: 'Name',
  email: 'Email for the reply',
  subject: 'Subject',
  subjects: {
    account: 'Account and verification',
    wallet: 'Wallet and tokens',
    investment: 'Investment',
    order: 'Orders and bookings',
    technical: 'Technical problem',
    other: 'Something else',
  },
  message: 'Message',
  messageHint: 'Don’t include passwords, private keys or recovery phrases.',
  sendContact: 'Open in your email app',
  copyContact: 'Copy message',
  copied: 'Copied.',
  copiedText: 'Paste it into an email to {address}.',
  mailSubject: '[GLI contact] {subject}',
  mailFrom: 'From: {name} <{email}>',
  opened: 'Your email app should be open. If it isn’t, copy the message and send it to {address}.',
  openAgain: 'Open the email app again',
  tooLong: 'The message is too long to open in an email app. Copy it and send it to {address}.',
  copyByHand: 'We couldn’t copy it. Please select the text below and copy it manually.',
  contactCopyText: 'What to send',
  contactAddress: 'Email',
  version: 'Version',
  olderVersion: 'You’re on an older version. Reload to get {latest}.',
  noAddress: 'This site has no contact address set up. Copy the message and send it to the site operator.',
  developers: 'For developers',
  questionCount: '{category} ({count})',
  faq: {
    join: {
      question: 'What do I need to start with GLI?',
      answer:
        'Sign up with your name, an email address and a password of at least 8 characters. To invest, shop and convert, you only need to log in. Connect a wallet when you want to see its balance or become an authenticated member.',
    },
    invest: {
      question: 'How do I make my first investment?',
      answer:
        'Filter the RWA list by category and risk level and choose an asset. Its page shows the expected APY, funding, risks and documents. Enter the ‘Minimum investment’ or more; you can review everything before you confirm. Earnings are paid to your balance on each payout day, and the principal comes back when the term ends.',
    },
    grades: {
      question: 'Which member grades are there?',
      answer:
        'There are three: Reader, Writer and Expert. Writer and above require staking, which isn’t available in the app yet. The auth center shows each grade’s minimum balance and benefits.',
    },
    language: {
      question: 'Where do I change the language and the colors?',
      answer:
        'Choose Korean or English at the top, and light or dark mode with the sun and moon button next to it. On a phone, both are under ‘Language and color mode’ at the top, or in the menu once you’ve logged in. To change the theme, use the palette button at the bottom right, or at the end of the page on a phone.',
    },
    watchlist: {
      question: 'Can I keep assets and stays that interest me?',
      answer:
        'Select the star of an asset or a product, or ‘Watch’ on its page. Your watchlist is in the account menu. It’s saved on this device only, and you can share it with a link.',
    },
    which_wallet: {
      question: 'Which wallets can I use?',
      answer:
        'You can connect Solana wallets and Ethereum-style wallets that are installed in your browser. GLI authentication and token balances need a Solana wallet. At the moment everything runs on a test network ({network}).',
    },
    connect: {
      question: 'My wallet is connected, but it says ‘Authentication required’.',
      answer:
        'Connecting tells us the address; authenticating proves with a signature that the wallet is yours. Press the wallet button, choose ‘GLI platform authentication’ and sign the message. It isn’t a transaction and costs nothing.',
    },
    wallet_taken: {
      question: 'It says the wallet address is already registered.',
      answer:
        'One wallet belongs to one account. Use another wallet or, if it is yours, let us know through the contact form.',
    },
    two_wallets: {
      question: 'Can I use two wallets at the same time?',
      answer:
        'One wallet is connected at a time. Change it with ‘Connect another wallet’ in the wallet menu. The page updates when you switch accounts in your wallet.',
    },
    which_tokens: {
      question: 'How do GLIB, GLID and GLIL differ?',
      answer:
        'GLIB is the real-asset coin behind resorts and other assets, GLID the governance token for decisions, and GLIL the game and stable token for games and services. See Tokens on the Business page for more.',
    },
    directions: {
      question: 'Which tokens can be converted into each other?',
      answer:
        'GLIB and GLID convert both ways. GLIB converts to GLIL, but not back. Please read the notice before you confirm.',
    },
    fees: {
      question: 'What is the conversion fee?',
      answer:
        'Standard, instant and economy differ in fee and time. Both are shown next to each type on the conversion page, and the quote shows the exact fee.',
    },
    limits: {
      question: 'How much can I enter at a time?',
      answer:
        'More than 0 and at most 1,000,000, with up to 8 decimals. If an asset or a conversion has tighter limits, you’ll see them below the field.',
    },
    pay: {
      question: 'How do I pay in the shop?',
      answer:
        'With the tokens a product accepts. When you choose the token under ‘Your details’, you see the total and your available balance. Nothing is taken before you confirm the payment.',
    },
    cancel: {
      question: 'Can I cancel an order or a booking?',
      answer:
        'Open the order in your order history to see whether you can cancel it now. For stays and restaurants, the refund follows ‘Cancellation’ on the product’s page.',
    },
    payment_waiting: {
      question: 'My order is awaiting payment. What do I do?',
      answer:
        'Open it in your order history and select ‘Pay’. If you don’t pay in time, the order is canceled and the items are released.',
    },
    payment_failed: {
      question: 'It says the payment failed.',
      answer:
        'Your balance may be too low, or the connection was lost. Check the order in your order history and try again. You’re never charged twice for the same order.',
    },
    login_locked: {
      question: 'I can’t log in after several attempts.',
      answer:
        'For your safety, you can try three times in 5 minutes. You can log in again when the time shown on the page has passed.',
    },
    not_loading: {
      question: 'It says data can’t be loaded.',
      answer:
        'Check your internet connection and press ‘Try again’. If the problem continues, reload the page; if that doesn’t help, contact us with the time it happened.',
    },
    pictures: {
      question: 'My profile photo or document isn’t accepted.',
      answer:
        'Files can be up to 5 MB, and a profile photo must be a JPEG, PNG or GIF. We check the content, so a file that was only renamed is rejected.',
    },
    unknown_login: {
      question: 'I see a login I don’t recognize.',
      answer:
        'Log out that device under ‘Login sessions’ on My page, or select ‘Log out everywhere’, then change your password. If you see a transaction you didn’t make, contact us immediately.',
    },
  },
};

export default helpCenter;
