import type { NamespaceHelpCenterTranslation } from '../../i18n-types';

/** Help center (spec §1, §2, §9 Help FAQ categories). */
const helpCenter: NamespaceHelpCenterTranslation = {
  lead: 'Find answers to frequent questions, learn on the pages themselves, or send us your question.',
  features: 'Services',
  faqTitle: 'Frequent questions',
  category: 'Category of questions',
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
  found: '{count} {{question|questions}} found.',
  nothingFound: 'No question found',
  nothingFoundText:
    'Search with other words or in all categories. If it is not there, send us your question below.',
  clear: 'Clear search',
  seePlace: 'Open {place}',
  guidesTitle: 'Guides that show it on the page',
  contactTitle: 'Contact us',
  contactText:
    'Write your message, and your mail program opens with it. You can check it there before you send it.',
  name: 'Name',
  email: 'E-mail for the answer',
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
  messageHint: 'Never write down a password, a private key or a recovery phrase.',
  sendContact: 'Send by e-mail',
  copyContact: 'Copy message',
  copied: 'Copied.',
  copiedText: 'Paste it into an e-mail to {address}.',
  mailSubject: '[GLI contact] {subject}',
  mailFrom: 'From: {name} <{email}>',
  opened: 'Your mail program was opened. If it was not, copy the message and send it to {address}.',
  openAgain: 'Open the mail program again',
  tooLong: 'The message is too long to be handed to a mail program. Copy it and send it to {address}.',
  copyByHand: 'Please select the text below and copy it by hand.',
  contactCopyText: 'What to send',
  contactAddress: 'E-mail',
  noAddress:
    'This site has no contact address set up. Copy the message and hand it to whoever runs the site.',
  supportTitle: 'Support',
  demosTitle: 'Design and demos',
  demosText: 'Pages that show how GLI is made.',
  faq: {
    join: {
      question: 'What do I need to start with GLI?',
      answer:
        'Sign up with an e-mail and a password of at least 8 characters, and look around at once. Investing, shopping and converting need a log-in only. Connect a wallet when you want to see its balances, or become an authenticated member.',
    },
    invest: {
      question: 'How do I make my first investment?',
      answer:
        'Narrow the RWA list by category and risk level and choose an asset. Its page shows the expected yield, the funding, the risks and the documents. Enter the minimum investment or more; everything is shown once more before you confirm.',
    },
    grades: {
      question: 'Which member grades are there?',
      answer:
        'There are three: Reader, Writer and Expert. From Writer up, staking is needed. The authentication center shows the balance each grade needs and its benefits.',
    },
    language: {
      question: 'Where do I change the language and the colours?',
      answer:
        'Choose Korean or English at the top, and light or dark with the sun and moon beside it; on a phone both are in the menu. The theme changes with the button at the bottom right.',
    },
    which_wallet: {
      question: 'Which wallets can I use?',
      answer:
        'You can connect Solana wallets and Ethereum-style wallets that are installed in your browser. GLI authentication and token balances need a Solana wallet. At the moment everything runs on the Devnet testnet.',
    },
    connect: {
      question: 'My wallet is connected, but it says ‘Authentication required’.',
      answer:
        'Connecting tells us the address; authenticating proves by a signature that the wallet is yours. Press the wallet button, choose ‘GLI platform authentication’ and sign the message. It is not a transaction and costs nothing.',
    },
    wallet_taken: {
      question: 'It says that the wallet address is already registered.',
      answer:
        'One wallet belongs to one account. Use another wallet or, if it is yours, tell us with the contact form.',
    },
    two_wallets: {
      question: 'Can I use two wallets at the same time?',
      answer:
        'One wallet is connected at a time. Change it with ‘Connect another wallet’ in the wallet menu. When you switch the account in your wallet, the page follows.',
    },
    which_tokens: {
      question: 'How do GLIB, GLID and GLIL differ?',
      answer:
        'GLIB is the real-asset coin behind resorts and other assets, GLID the governance token for decisions, and GLIL the game and stable token for games and services. The tokens section of the business page says more.',
    },
    directions: {
      question: 'Which tokens can be converted into each other?',
      answer:
        'GLIB and GLID convert both ways. GLIB converts to GLIL, but not back. Please read the notice before you confirm.',
    },
    fees: {
      question: 'What is the conversion fee?',
      answer:
        'The types standard, instant and economy differ in their fee and in the time they take. Both stand beside each type on the conversion page, and the quote shows the exact fee.',
    },
    limits: {
      question: 'How much can I enter at once?',
      answer:
        'More than 0 and at most 1,000,000, with up to 8 decimals. Where an asset or a conversion has narrower limits, they stand below the field.',
    },
    pay: {
      question: 'How do I pay in the shopping mall?',
      answer:
        'With the tokens that a product takes. The cart shows the total and what is left of your balance; nothing is taken before you confirm.',
    },
    cancel: {
      question: 'Can I cancel an order or a booking?',
      answer:
        'Open the order in your order history: it says whether it can be cancelled now. For stays and restaurants, the refund follows the cancellation rules of the product’s page.',
    },
    payment_waiting: {
      question: 'My order waits for payment. What do I do?',
      answer:
        'Open it in your order history and confirm the payment. When its time has run out, the order is cancelled and the stock is free again.',
    },
    payment_failed: {
      question: 'It says that the payment failed.',
      answer:
        'Your balance may be too low, or the connection was lost. Check the order in your order history and try again. Paying again never takes the amount twice.',
    },
    login_locked: {
      question: 'I cannot log in after several attempts.',
      answer:
        'For your safety three attempts are possible in 5 minutes. You can log in again when the time on the page has passed.',
    },
    not_loading: {
      question: 'It says that data could not be loaded.',
      answer:
        'Check your internet connection and press ‘Try again’. If it goes on, reload the page; if that does not help, write to us with the time it happened.',
    },
    pictures: {
      question: 'My profile picture or document is not accepted.',
      answer:
        'A file may have up to 5 MB, and a profile picture is a JPEG, PNG or GIF. A file that was only renamed is refused, because its content is checked.',
    },
    unknown_login: {
      question: 'There is a log-in that was not me.',
      answer:
        'Log out that device in the log-in sessions of My page, or log out everywhere, then change your password. If you see a transaction that you did not make, contact us at once.',
    },
  },
};

export default helpCenter;
