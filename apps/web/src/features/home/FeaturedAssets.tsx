import { useListFeaturedRwaAssets } from '@gli/sdk/react';
import { ErrorState, Grid, Stack, TextLink } from '@/design';
import { useTranslations } from '@/i18n';
import { LoadingCards, Section, useErrorText } from '@/shared';
import { AssetCard, WatchedAssets } from '../assets/index.ts';

/** Assets watched on this device, then up to three featured ones. */
export function FeaturedAssets() {
  return (
    <Stack gap="2xl">
      <WatchedAssets />
      <Featured />
    </Stack>
  );
}

function Featured() {
  const t = useTranslations();
  const errorText = useErrorText();
  const assets = useListFeaturedRwaAssets();
  if (assets.data?.length === 0) return null;
  return (
    <Section
      title={t.home.featuredTitle()}
      action={<TextLink href="/rwa-assets">{t.home.featuredAll()}</TextLink>}
    >
      {assets.isError && !assets.data ? (
        <ErrorState
          title={t.rwa.loadErrorTitle()}
          description={errorText(assets.error)}
          retryLabel={t.common.retry()}
          onRetry={() => void assets.refetch()}
          busy={assets.isFetching}
        />
      ) : assets.data ? (
        <Grid>
          {assets.data.slice(0, 3).map((asset) => (
            <AssetCard key={asset.id} asset={asset} rank="h3" />
          ))}
        </Grid>
      ) : (
        <LoadingCards pictured count={3} height="6.3rem" />
      )}
    </Section>
  );
}
