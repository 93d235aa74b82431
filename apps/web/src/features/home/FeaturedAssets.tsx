import { useListFeaturedRwaAssets } from '@gli/sdk/react';
import { RelatedItems } from '@gli/ui';
import { useTranslations } from '@/i18n';
import { AssetTile } from '../assets/index.ts';

export function FeaturedAssets() {
  const t = useTranslations();
  return (
    <RelatedItems
      title={t.home.featuredTitle()}
      query={useListFeaturedRwaAssets()}
      failure={t.rwa.loadErrorTitle()}
      all={{ href: '/rwa-assets', text: t.home.featuredAll() }}
    >
      {(asset) => <AssetTile asset={asset} />}
    </RelatedItems>
  );
}
