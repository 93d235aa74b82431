import { Card, Inline, Note, Section, Skeleton, Stack, TextLink } from '@gli/ui';
import { useTranslations } from '@/i18n';
import { AssetStatusBadge } from '../AssetBadges.tsx';
import { useComparedAssets } from '../compare/use-compared-assets.ts';
import { useWatchlist } from './watchlist.ts';

/**
 * Assets watched on this device. Renders nothing if there are none. Assets that no longer exist are omitted.
 */
export function WatchedAssets() {
  const t = useTranslations();
  const [ids] = useWatchlist();
  const watched = useComparedAssets(ids).filter(({ asset }) => !asset.isError);
  if (watched.length === 0) return null;
  return (
    <Section title={t.navigation.watchlist()}>
      <Card gap="sm">
        <Stack as="ul" gap="sm">
          {watched.map(({ id, asset: { data } }) => (
            <li key={id}>
              {data ? (
                <Inline justify="between">
                  <TextLink href={`/rwa-assets/${id}`}>{data.name}</TextLink>
                  <AssetStatusBadge status={data.status} />
                </Inline>
              ) : (
                <Skeleton width="half" />
              )}
            </li>
          ))}
        </Stack>
        <Note>{t.navigation.watchHint()}</Note>
      </Card>
    </Section>
  );
}
