export { RiskBadge } from './AssetBadges.tsx';
export { AssetCard } from './AssetCard.tsx';
export { WatchedAssets } from './watch/WatchedAssets.tsx';
