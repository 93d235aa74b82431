export { RecentTiles, WatchedTiles } from './ItemTiles.tsx';
export { useRecentlyViewed, useRecordView } from './use-recently-viewed.ts';
export { useWatchlist } from './use-watchlist.ts';
export { CoverStar, WatchButton, WatchStar } from './WatchStar.tsx';
