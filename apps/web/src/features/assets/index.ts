export { RiskBadge } from './AssetBadges.tsx';
export { AssetTile } from './AssetCard.tsx';
export { PayoutTerms } from './PayoutTerms.tsx';
