import type { NamespaceHomeTranslation } from '../../i18n-types';

/** Home page (spec §1 Home page, with its fixed marketing figures). */
const home: NamespaceHomeTranslation = {
  eyebrow: 'Token-based real-world asset investment',
  heading: 'Invest in places you want to stay',
  lead: 'From resorts on Jeju to commercial buildings in Seoul: invest small amounts in vetted real-world assets, receive yield in tokens, and spend them on your next trip.',
  explore: 'Explore RWA assets',
  signIn: 'Log in to start',
  viewPortfolio: 'View my portfolio',
  servicesTitle: 'One account, four services',
  serviceRwa: 'RWA assets',
  serviceRwaText: 'Invest in resorts, homes, commercial buildings and land.',
  serviceConversion: 'Token conversion',
  serviceConversionText: 'Convert GLIB, GLID and GLIL by clear rules.',
  serviceShopping: 'Shopping mall',
  serviceShoppingText: 'Book resorts and enjoy goods and meals with tokens.',
  serviceAuth: 'Authentication center',
  serviceAuthText: 'Verify your identity and see your member grade.',
  figuresTitle: 'GLI in figures',
  figureInvestors: 'investors',
  figureInvestorsValue: '1,000+',
  figureInvested: 'cumulative investment',
  figureInvestedValue: '5 billion won+',
  figureAssets: 'assets',
  figureAssetsValue: '15+',
  figureSatisfaction: 'satisfaction',
  figureSatisfactionValue: '98%',
  featuredTitle: 'Featured assets',
  featuredAll: 'See all assets',
};

export default home;
