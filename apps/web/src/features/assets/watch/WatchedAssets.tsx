import { Card } from '../../../design/display/Card.tsx';
import { Inline, Stack } from '../../../design/display/Layout.tsx';
import { TextLink } from '../../../design/display/Text.tsx';
import { Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { Note } from '../../../shared/page/Note.tsx';
import { Section } from '../../../shared/page/Section.tsx';
import { StatusBadge } from '../AssetBadges.tsx';
import { useComparedAssets } from '../compare/use-compared-assets.ts';
import { useWatchlist } from './watchlist.ts';

/** The assets that are watched on this device; nothing without one. One that is gone is left out. */
export function WatchedAssets() {
  const t = useTranslations();
  const [ids] = useWatchlist();
  const watched = useComparedAssets(ids).filter(({ asset }) => !asset.isError);
  if (watched.length === 0) return null;
  return (
    <Section title={t.navigation.watchlist()}>
      <Card>
        <Stack gap="sm">
          <Stack as="ul" gap="sm">
            {watched.map(({ id, asset: { data } }) => (
              <li key={id}>
                {data ? (
                  <Inline justify="between">
                    <TextLink href={`/rwa-assets/${id}`}>{data.name}</TextLink>
                    <StatusBadge status={data.status} />
                  </Inline>
                ) : (
                  <Skeleton width="half" />
                )}
              </li>
            ))}
          </Stack>
          <Note>{t.navigation.watchHint()}</Note>
        </Stack>
      </Card>
    </Section>
  );
}
