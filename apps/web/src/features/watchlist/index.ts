export { RecentTiles, WatchedTiles } from './ItemTiles.tsx';
export { useRecordView } from './use-recently-viewed.ts';
export { useWatchlist } from './use-watchlist.ts';
export { CoverStar, WatchButton } from './WatchStar.tsx';
