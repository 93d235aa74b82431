import Star from 'lucide-react/icons/star';
import { Button, styled } from '@/design';
import { useTranslations } from '@/i18n';
import { useWatchlist } from './watchlist.ts';

const Mark = styled(Star, { variants: { full: { true: { fill: 'currentColor' } } } });

/** Adds an asset to this device's watchlist, or removes it. */
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
      <Mark aria-hidden full={isWatched} />
      {t.navigation.watch()}
    </Button>
  );
}
