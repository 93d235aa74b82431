import { Button } from '@gli/ui';
import { Star } from '@gli/ui/icons';
import { useTranslations } from '@/i18n';
import { useWatchlist } from './watchlist.ts';

export function WatchButton({ id }: { id: string }) {
  const t = useTranslations();
  const [ids, watch] = useWatchlist();
  const isWatched = ids.includes(id);
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-pressed={isWatched}
      title={t.navigation.watchHint()}
      onClick={() => watch(id, !isWatched)}
    >
      <Star aria-hidden fill={isWatched ? 'currentColor' : 'none'} />
      {t.navigation.watch()}
    </Button>
  );
}
