import { Button, CornerAction, IconButton } from '@gli/ui';
import { Star } from '@gli/ui/icons';
import { useTranslations } from '@/i18n';
import { useWatchlist } from './use-watchlist.ts';
import type { WatchedItem } from './watched-item.ts';

type WatchStarProps = WatchedItem & {
  /** The item's name. */
  name: string;
};

/** A star that adds an item to the watchlist or removes it. */
export function WatchStar({ name, ...item }: WatchStarProps) {
  const t = useTranslations();
  const { isWatched, toggle } = useToggle(item);
  const state = isWatched ? t.navigation.watching() : t.navigation.watch();
  return (
    <IconButton label={t.navigation.watchItem({ state, name })} aria-pressed={isWatched} onClick={toggle}>
      <StarIcon isFilled={isWatched} />
    </IconButton>
  );
}

/** The star in the corner of a card's picture. */
export const CoverStar = (props: WatchStarProps) => (
  <CornerAction>
    <WatchStar {...props} />
  </CornerAction>
);

/** The button of an item's page, whose text says whether the item is watched. */
export function WatchButton(item: WatchedItem) {
  const t = useTranslations();
  const { isWatched, toggle } = useToggle(item);
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-pressed={isWatched}
      title={t.navigation.watchHint()}
      onClick={toggle}
    >
      <StarIcon isFilled={isWatched} />
      {isWatched ? t.navigation.watching() : t.navigation.watch()}
    </Button>
  );
}

function useToggle({ kind, id }: WatchedItem) {
  const list = useWatchlist();
  const item = { kind, id };
  const isWatched = list.isWatched(item);
  return { isWatched, toggle: () => (isWatched ? list.remove(item) : list.add([item])) };
}

const StarIcon = ({ isFilled }: { isFilled: boolean }) => (
  <Star aria-hidden fill={isFilled ? 'currentColor' : 'none'} />
);
