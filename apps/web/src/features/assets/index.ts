export { RiskBadge } from './AssetBadges.tsx';
export { AssetCard, AssetCardSkeletons } from './AssetCard.tsx';
export { WatchedAssets } from './watch/WatchedAssets.tsx';
