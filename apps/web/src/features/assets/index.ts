export { RiskBadge } from './AssetBadges.tsx';
export { AssetCard, AssetCardSkeleton } from './AssetCard.tsx';
export { WatchedAssets } from './watch/WatchedAssets.tsx';
