import type { NamespaceWatchlistTranslation } from '../../i18n-types';

/** Watchlist: the own list and a list that someone shared. */
const watchlist: NamespaceWatchlistTranslation = {
  help: 'Keep the assets and products you marked with a star in one place, and share them with a link. Lists that others share open here too.',
  lead: 'The assets and products you marked with a star.',
  kept: 'Saved on this device only and hidden when you log out. It’s back when you log in again.',
  keptForVisitor: 'Saved on this device only. When you log in, it moves to your own list.',
  list: 'Watched assets and products',
  gone: 'No longer available',
  shareTitle: 'GLI watchlist',
  emptyTitle: 'Your watchlist is empty',
  emptyText: 'Select the star of an asset or a product to keep it here.',
  toAssets: 'See assets',
  toShop: 'See the shop',
  sharedTitle: 'Shared watchlist',
  sharedLead: 'Someone shared this list with you. Select a star to add an item to your own watchlist.',
  sharedEmpty: 'This link contains no assets or products',
  addAll: 'Add all to my watchlist',
  allAdded: 'All of them are in your watchlist.',
  toOwn: 'See my watchlist',
};

export default watchlist;
