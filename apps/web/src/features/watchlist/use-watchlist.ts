import { useToast } from '@gli/ui';
import { useMemberList, withFirst } from '@/data';
import { useTranslations } from '@/i18n';
import { formatItem, parseItem, type WatchedItem } from './watched-item.ts';

/** Returns the watched assets and products of the member or visitor, latest first. */
export function useWatchlist() {
  const t = useTranslations();
  const toast = useToast();
  const { value: texts, get, update, maximum } = useMemberList('watchlist');
  /** Adds the items that fit. Those that are already in the list stay where they are. */
  const add = (items: readonly WatchedItem[]) => {
    const added = items.map(formatItem).filter((text) => !get().includes(text));
    const room = maximum - get().length;
    if (added.length > room) toast({ tone: 'danger', title: t.navigation.watchlistFull({ maximum }) });
    update((now) => withFirst(now, ...added.slice(0, room)));
  };
  return {
    items: texts.map(parseItem),
    isWatched: (item: WatchedItem) => texts.includes(formatItem(item)),
    add,
    remove: (item: WatchedItem) => update((now) => now.filter((text) => text !== formatItem(item))),
  };
}
