// Quotes the product specification and lists the parts of the contract that each quote proves. The specification is not
// in this repository, so these quotes are the proof of every `x-gli-source` except `designed` (marks.test.ts). Calls,
// with their methods, paths and ids in paths, are in operations.txt.

/** One statement. Names have the form `Schema.property`, `Schema=value` for an enum, or `operationId?parameter`. */
export type Statement = {
  section: number;
  /** Text from the specification. */
  says: string;
  /** Names marked `documented`: the text contains the name or value. */
  documented?: string;
  /** Names marked `concept`: the text describes it, and the name or value is ours. */
  concept?: string;
  /** Bounds given by the text, as `Schema.property: keywords`. `x-gli-bounds` names them. */
  bounds?: Record<string, string>;
};

export const STATEMENTS: Statement[] = [
  // Sections 1 and 2: the product and its screens
  {
    section: 1,
    says: 'with sections: background, team, strategy, roadmap, tokens',
    documented:
      'BusinessSection=background BusinessSection=team BusinessSection=strategy BusinessSection=roadmap BusinessSection=tokens',
  },
  {
    section: 1,
    says: 'resort booking, goods, restaurants',
    documented: 'ProductKind=goods',
    concept:
      'ProductKind=resort ProductKind=restaurant ShoppingCategory.kind ProductSummary.kind Product.kind OrderLine.kind',
  },
  {
    section: 1,
    says: 'GLIB: real-asset coin. - GLID: governance token. - GLIL: game/stable token. - USDT.',
    documented: 'Token=GLIB Token=GLID Token=GLIL Token=USDT',
    concept: 'TokenEcosystem.token TokenEcosystem.role TokenBalance.token PeriodBalance.token',
  },
  {
    section: 1,
    says: 'the wallet connection uses a test network (Devnet)',
    concept: 'WalletInfo.network TokenEcosystem.network',
  },
  {
    section: 2,
    says: 'Auth center shows a percentage badge when the value is under 100',
    concept: 'MemberKyc.progress_percent KycStatus.progress_percent',
  },
  {
    section: 2,
    says: 'My Page: profile (email, phone, join date, last login, recent login sessions) and a transaction list.',
    documented: 'User.phone ProfileInput.phone ProfileChangeInput.phone',
    concept: 'User.joined_at User.last_login_at WalletInfo.transactions',
  },
  {
    section: 2,
    says: 'Profile edit form: name (required), phone (placeholder style 000-0000-0000), avatar image.',
    documented: 'ProfileInput.name ProfileChangeInput.name',
    concept: 'User.avatar_url PublicMember.avatar_url',
  },

  // Section 3: entities
  {
    section: 3,
    says: 'role (defaults to guest when absent), email (optional), name, wallet_address',
    documented: 'User.role User.email User.name User.wallet_address MemberRole=guest',
    concept: 'RegistrationInput.email RegistrationInput.name',
  },
  {
    section: 3,
    says: 'The login response carries a token object (access, refresh) plus a user.',
    documented: 'LoginGrant.token LoginGrant.user TokenPair.access TokenPair.refresh',
  },
  {
    section: 3,
    says: 'The register response carries tokens (access_token, refresh_token) plus a user.',
    documented:
      'RegistrationGrant.tokens RegistrationGrant.user SessionTokens.access_token SessionTokens.refresh_token',
  },
  {
    section: 3,
    says: 'Token balances glib, glid, glil, usdt, all strings',
    concept: 'WalletInfo.balances TokenBalance.balance DashboardOverview.balances DashboardBalance.balance',
  },
  { section: 3, says: 'Locale: ko or en.', documented: 'MemberLanguage=ko MemberLanguage=en' },
  {
    section: 3,
    says: 'recent login sessions (status active or expired)',
    documented: 'LoginSession.status LoginSessionStatus=active LoginSessionStatus=expired',
  },
  {
    section: 3,
    says: 'My Page transaction: date, type (deposit, withdrawal, conversion, purchase), token, amount, status (completed, pending, failed), hash.',
    documented: `WalletTransaction.type WalletTransaction.token WalletTransaction.amount WalletTransaction.status
      WalletTransaction.hash DashboardTransaction.type DashboardTransaction.token DashboardTransaction.amount
      DashboardTransaction.status InvestmentTransaction.status InvestmentTransaction.hash
      getWalletInfo?type getWalletInfo?status getWalletInfo?token
      WalletTransactionType=deposit WalletTransactionType=withdrawal WalletTransactionType=conversion
      WalletTransactionType=purchase WalletTransactionStatus=completed WalletTransactionStatus=pending
      WalletTransactionStatus=failed`,
    concept: 'WalletTransaction.created_at DashboardTransaction.created_at',
  },
  {
    section: 3,
    says: 'Summary: total invited, active referrals, total rewards, monthly rewards.',
    concept: `ReferralStats.total_invited ReferralStats.active_count ReferralStats.total_rewards
      ReferralStats.monthly_rewards ReferralCodeOverview.active_count ReferralCodeOverview.total_rewards`,
  },
  {
    section: 3,
    says: 'List entry: user, join date, status (active, pending, inactive), rewards.',
    documented: `Referral.user Referral.status Referral.rewards listReferralHistory?status
      ReferralStatus=active ReferralStatus=pending ReferralStatus=inactive`,
    concept: 'Referral.joined_at',
  },
  {
    section: 3,
    says: 'Custom link: campaign name, medium (social, email, website, qr).',
    documented: `Referral.medium ReferralUseInput.medium ReferralMediumUsage.medium ReferralCampaignUsage.medium
      listReferralHistory?medium
      ReferralMedium=social ReferralMedium=email ReferralMedium=website ReferralMedium=qr`,
    concept: 'Referral.campaign ReferralUseInput.campaign ReferralCampaignUsage.campaign',
  },
  {
    section: 3,
    says: 'RWA asset: category, risk level (low, medium, high, very high), expected APY, minimum investment, funding progress',
    documented:
      'RwaAsset.category RwaAssetSummary.category InvestmentAsset.category RiskLevel=low RiskLevel=medium RiskLevel=high',
    concept: `RiskLevel=very_high RwaAsset.expected_apy RwaAssetSummary.expected_apy InvestmentAsset.expected_apy
      RwaAsset.minimum_investment RwaAssetSummary.minimum_investment RwaFunding.progress_percent`,
  },
  {
    section: 3,
    says: "status (active shown as 'available', pending shown as 'preparing', completed, paused), featured flag",
    documented: `RwaAsset.status RwaAssetSummary.status InvestmentAsset.status listRwaAssets?status
      RwaAsset.featured RwaAssetSummary.featured listRwaAssets?featured
      RwaAssetStatus=active RwaAssetStatus=pending RwaAssetStatus=completed RwaAssetStatus=paused`,
  },
  {
    section: 3,
    says: 'Member grades: reader (r), writer (w), expert (x).',
    documented: 'MemberGrade=reader MemberGrade=writer MemberGrade=expert',
    concept: 'User.grade PublicMember.grade GradeTier.grade BusinessContent.grades',
  },
  {
    section: 3,
    says: 'Contract types: - sale: general, land, commercial, apartment. - rental: house, commercial, land, apartment, villa, studio and others.',
    documented: `ContractKind=sale ContractKind=rental ContractType=general ContractType=land ContractType=commercial
      ContractType=apartment ContractType=house ContractType=villa ContractType=studio ContractType=others`,
    concept:
      'RwaAsset.contract_type RwaAssetSummary.contract_type RwaContract.kind RwaContract.type listRwaAssets?contract_kind',
  },
  {
    section: 3,
    says: 'shopping categories, products, orders, RWA categories, investments, conversion rates and transactions, referral codes',
    concept: `Product.category ProductSummary.category ConversionRate.rate ConversionQuote.rate ConversionTransaction.rate
      ReferralCode.code ReferralCodeInput.code ReferralUseInput.code Referral.code`,
  },

  // Section 4: states
  {
    section: 4,
    says: 'GLIB to GLIL is one-way and irreversible. - GLIB and GLID are bidirectional.',
    concept: `TokenConversionRoute.from_token TokenConversionRoute.to_token TokenConversionRoute.reversible
      ConversionRate.from_token ConversionRate.to_token ConversionRate.bidirectional
      listConversionRates?from_token listConversionRates?to_token
      ConversionPair.from_token ConversionPair.to_token ConversionPair.bidirectional ConversionPair.irreversible
      ConversionInput.from_token ConversionInput.to_token ConversionQuote.from_token ConversionQuote.to_token
      ConversionQuote.irreversible ConversionTransaction.from_token ConversionTransaction.to_token
      ConversionTransaction.irreversible listConversionHistory?from_token listConversionHistory?to_token
      ConversionWarningCode=irreversible`,
  },
  {
    section: 4,
    says: 'Warnings appear for high price impact and large amount.',
    concept: `ConversionWarningCode=high_price_impact ConversionWarningCode=large_amount ConversionWarning.code
      ConversionQuote.warnings ConversionQuote.price_impact_percent ConversionTransaction.price_impact_percent`,
  },
  {
    section: 4,
    says: 'Conversion types: standard, instant, economy.',
    documented: 'ConversionType=standard ConversionType=instant ConversionType=economy',
    concept: `ConversionInfo.types ConversionTypeInfo.type ConversionInput.conversion_type ConversionQuote.conversion_type
      ConversionTransaction.conversion_type listConversionHistory?conversion_type`,
  },

  // Section 5: validation
  {
    section: 5,
    says: "Email: basic pattern, otherwise 'not a valid email format'. More than 254 characters gives 'email too long'.",
    bounds: { 'RegistrationInput.email': 'maxLength', 'KycEmailCodeInput.email': 'maxLength' },
  },
  {
    section: 9,
    says: 'Password length | 8 to 128',
    concept: 'RegistrationInput.password',
    bounds: {
      'RegistrationInput.password': 'minLength maxLength',
      'PasswordChangeInput.new_password': 'minLength maxLength',
    },
  },
  {
    section: 9,
    says: 'Token amount | above 0, at most 1,000,000, up to 8 decimals',
    concept:
      'TokenAmount InvestmentInput.amount ConversionInput.amount ConversionQuote.amount ConversionTransaction.amount',
    bounds: { TokenAmount: 'pattern' },
  },
  {
    section: 9,
    says: 'Wallet address | 32 to 44 base58 characters',
    documented: '',
    concept: 'WalletAddress',
    bounds: { WalletAddress: 'pattern' },
  },
  {
    section: 5,
    says: 'Staking is required for Writer grade and above. The minimum balance per grade is listed on the auth page',
    concept: 'GradeTier.staking_required GradeTier.minimum_balance',
  },

  // Section 6: roles and grades
  {
    section: 6,
    says: 'Reader: read access. - Writer: write access, needs staking. - Expert: expert access, needs staking.',
    concept: 'GradeTier.permissions',
  },
  {
    section: 6,
    says: 'Benefits: basic access, community forum, weekly reports, premium content, priority support, monthly analysis, early access, exclusive events, personal consultation, custom reports, VIP lounge.',
    concept: `GradeBenefit=basic_access GradeBenefit=community_forum GradeBenefit=weekly_reports
      GradeBenefit=premium_content GradeBenefit=priority_support GradeBenefit=monthly_analysis
      GradeBenefit=early_access GradeBenefit=exclusive_events GradeBenefit=personal_consultation
      GradeBenefit=custom_reports GradeBenefit=vip_lounge
      User.benefits GradeTier.benefits GradeTierBenefit.benefit`,
  },

  // Section 7: the calls
  {
    section: 7,
    says: 'POST /auth/login/ (username, password)',
    documented: 'LoginInput.username LoginInput.password',
  },
  {
    section: 7,
    says: 'POST /auth/refresh/ (refresh_token; returns access_token)',
    documented: 'RefreshInput.refresh_token AccessGrant.access_token',
  },
  {
    section: 7,
    says: 'POST /auth/nonce/ (wallet_address, bearer token; returns nonce)',
    documented: 'WalletNonceInput.wallet_address WalletNonce.nonce',
  },
  {
    section: 7,
    says: 'POST /auth/verify/ (wallet_address, signature as an array of byte numbers, message, nonce, bearer token; returns access_token and user)',
    documented: `WalletSignatureInput.wallet_address WalletSignatureInput.signature WalletSignatureInput.message
      WalletSignatureInput.nonce WalletGrant.access_token WalletGrant.user`,
  },
  {
    section: 7,
    says: 'POST /user/profile/avatar/ (multipart, field avatar)',
    documented: 'AvatarInput.avatar',
  },
  {
    section: 7,
    says: 'POST /users/{id}/kyc/personal-info/ - POST /kyc/documents/upload/ (multipart)',
    concept: 'KycStepName=personal_info KycStepName=documents KycDocumentInput.file',
  },
  {
    section: 7,
    says: 'POST /users/{id}/kyc/email-verification/send/ (email) - POST /users/{id}/kyc/email-verification/verify/ (verification_code)',
    documented: 'KycEmailCodeInput.email KycEmailVerificationInput.verification_code',
    concept: 'KycStepName=email',
  },
  {
    section: 7,
    says: 'POST /users/{id}/kyc/phone-verification/send/ (phone) - POST /users/{id}/kyc/phone-verification/verify/ (phone, verification_code) - POST /users/{id}/face-verification/',
    documented:
      'KycPhoneCodeInput.phone KycPhoneVerificationInput.phone KycPhoneVerificationInput.verification_code',
    concept: 'KycStepName=phone KycStepName=face',
  },
  {
    section: 7,
    says: 'POST /user/profile/verify-phone/',
    concept: 'PhoneVerificationInput.phone PhoneVerification.phone',
  },
  {
    section: 7,
    says: 'GET /v1/business-content/by_section/?section=',
    documented: 'listBusinessContentBySection?section BusinessContent.section',
  },
  {
    section: 7,
    says: 'GET /v1/shopping/products/featured/',
    concept: 'Product.featured ProductSummary.featured',
  },
  {
    section: 7,
    says: 'GET /v1/shopping/products/by_category/?category_id=',
    documented: 'listProductsByCategory?category_id listProducts?category_id',
  },
  {
    section: 7,
    says: 'POST /v1/shopping/orders/{id}/cancel/ - POST /v1/shopping/orders/{id}/confirm_payment/',
    concept: 'OrderAction=confirm_payment OrderAction=cancel',
  },
  {
    section: 7,
    says: 'GET /v1/rwa/assets/by_category/?category_id= - GET /v1/rwa/assets/by_risk_level/?risk_level=',
    documented: `listRwaAssetsByCategory?category_id listRwaAssets?category_id listRwaAssetsByRiskLevel?risk_level
      listRwaAssets?risk_level RwaAsset.risk_level RwaAssetSummary.risk_level InvestmentAsset.risk_level`,
  },
  {
    section: 7,
    says: 'GET /v1/wallet/balance/glib/?wallet_address= - GET /v1/wallet/balance/glil/?wallet_address= - GET /v1/wallet/info/?wallet_address=',
    documented: `getGlibBalance?wallet_address getGlilBalance?wallet_address getWalletInfo?wallet_address
      TokenBalance.wallet_address WalletInfo.wallet_address`,
  },

  // Sections 8 and 9: errors and constants
  {
    section: 8,
    says: "the first present of response fields error, message, details.wallet_address[0], the error's own message",
    documented: 'ErrorEnvelope.error ErrorEnvelope.message ErrorEnvelope.details',
  },
  {
    section: 9,
    says: 'first stake: +100 GLIB bonus - 10 conversions: 50% fee discount - 30 days of staking: +2% APY - Expert grade: exclusive NFT',
    concept: `AchievementCode=first_stake AchievementCode=ten_conversions AchievementCode=thirty_days_staking
      AchievementCode=expert_grade User.achievements PublicMember.achievements BusinessContent.achievements
      MemberAchievement.code MemberAchievement.bonus ContentAchievement.code ContentAchievement.reward_text`,
  },
  {
    section: 9,
    says: 'Roadmap quarters in 2024: Q1 MVP, Q2 resort partnership, Q3 beta, Q4 official launch.',
    concept:
      'DevelopmentTimeline.year DevelopmentTimeline.quarter DevelopmentTimeline.label DevelopmentTimeline.title',
  },
  {
    section: 9,
    says: 'Strategy phases: platform, resort integration, gaming ecosystem, global expansion.',
    documented: 'StrategyPhaseKey=platform',
    concept: `StrategyPhaseKey=resort_integration StrategyPhaseKey=gaming_ecosystem StrategyPhaseKey=global_expansion
      StrategyPhase.key StrategyPhase.title`,
  },
  {
    section: 9,
    says: 'Room types: standard, deluxe, suite, villa.',
    documented: 'RoomType=standard RoomType=deluxe RoomType=suite RoomType=villa',
    concept: 'ProductRoom.room_type OrderLine.room_type OrderLineInput.room_type',
  },
  {
    section: 9,
    says: 'RWA sorts: recommended, APY high, APY low, minimum investment low, minimum investment high.',
    documented: 'RwaAssetOrdering=recommended',
    concept: `RwaAssetOrdering=apy_high RwaAssetOrdering=apy_low RwaAssetOrdering=minimum_low
      RwaAssetOrdering=minimum_high listRwaAssets?ordering listRwaAssetsByCategory?ordering
      listRwaAssetsByRiskLevel?ordering`,
  },
  {
    section: 9,
    says: 'Minimum balance per grade and fee values for conversion types: not shown.',
    concept: 'ConversionTypeInfo.fee_percent ConversionQuote.fee_percent ConversionTransaction.fee_percent',
  },
];
