export { RiskBadge } from './AssetBadges.tsx';
export { AssetCard, AssetCardSkeleton } from './AssetCard.tsx';
