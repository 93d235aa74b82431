export { RiskBadge } from './AssetBadges.tsx';
export { AssetCard } from './AssetCard.tsx';
export { PayoutTerms } from './PayoutTerms.tsx';
