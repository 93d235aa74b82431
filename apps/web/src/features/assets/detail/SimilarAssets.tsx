import type { RwaAsset } from '@gli/sdk';
import { useListRwaAssetsByCategory } from '@gli/sdk/react';
import { Grid } from '../../../design/display/Layout.tsx';
import { Text, TextLink } from '../../../design/display/Text.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { LoadFailure } from '../../../shared/page/LoadFailure.tsx';
import { Section } from '../../../shared/page/Section.tsx';
import { AssetCard, AssetCardSkeletons } from '../AssetCard.tsx';

const SIMILAR_COUNT = 3;

/** Up to three other assets of the same category. */
export function SimilarAssets({ asset }: { asset: RwaAsset }) {
  const t = useTranslations();
  const { id, category } = asset;
  // One more, because the asset itself may be among them.
  const assets = useListRwaAssetsByCategory({ category_id: category.id, page_size: SIMILAR_COUNT + 1 });
  const others = assets.data?.results.filter((one) => one.id !== id).slice(0, SIMILAR_COUNT);
  if (others?.length === 0) return null;
  return (
    <Section
      title={t.rwaAsset.similar()}
      action={
        <>
          <TextLink href={`/rwa-assets?category=${encodeURIComponent(category.id)}`}>
            {t.rwaAsset.similarAll({ category: category.name })}
          </TextLink>
          <Text tone="muted" css={{ flexBasis: '100%' }}>
            {t.rwaAsset.similarText({ category: category.name })}
          </Text>
        </>
      }
    >
      {others ? (
        <Grid>
          {others.map((one) => (
            <AssetCard key={one.id} asset={one} rank="h3" />
          ))}
        </Grid>
      ) : assets.isError ? (
        <LoadFailure query={assets} />
      ) : (
        <AssetCardSkeletons />
      )}
    </Section>
  );
}
