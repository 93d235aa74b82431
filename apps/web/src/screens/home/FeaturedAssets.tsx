import { useListFeaturedRwaAssets } from '@gli/sdk/react';
import { Link } from 'wouter';
import { ErrorState } from '../../design/ErrorState.tsx';
import { Grid } from '../../design/Layout.tsx';
import { LoadingRegion } from '../../design/Skeleton.tsx';
import { TextLink } from '../../design/Text.tsx';
import { useErrorText } from '../../errors/use-error-text.ts';
import { useWords } from '../../i18n/words.ts';
import { AssetCard, AssetCardSkeleton } from '../../parts/AssetCard.tsx';
import { Section } from '../../parts/Section.tsx';

/** Up to three featured assets. */
export function FeaturedAssets() {
  const words = useWords();
  const errorText = useErrorText();
  const assets = useListFeaturedRwaAssets();
  if (assets.data?.length === 0) return null;
  return (
    <Section
      title={words.home.featuredTitle()}
      action={
        <Link href="/rwa-assets" asChild>
          <TextLink>{words.home.featuredAll()}</TextLink>
        </Link>
      }
    >
      {assets.isError && !assets.data ? (
        <ErrorState
          title={words.rwa.loadErrorTitle()}
          description={errorText(assets.error)}
          retryLabel={words.common.retry()}
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
        <LoadingRegion label={words.common.loading()}>
          <Grid>
            <AssetCardSkeleton />
            <AssetCardSkeleton />
            <AssetCardSkeleton />
          </Grid>
        </LoadingRegion>
      )}
    </Section>
  );
}
