import type { RwaAsset } from '@gli/sdk';
import { useListRwaAssetsByCategory, useListRwaAssetsByRiskLevel } from '@gli/sdk/react';
import { RELATED_PAGE, RelatedItems } from '@gli/ui';
import { useTranslations } from '@/i18n';
import { AssetTile } from '../AssetCard.tsx';

/** Assets in the same category, followed by assets with the same risk level. */
export function SimilarAssets({ asset: { id, category, risk_level } }: { asset: RwaAsset }) {
  const t = useTranslations();
  const sameRisk = useListRwaAssetsByRiskLevel({ risk_level, ...RELATED_PAGE });
  return (
    <RelatedItems
      title={t.rwaAsset.similar()}
      text={t.rwaAsset.similarText()}
      query={useListRwaAssetsByCategory({ category_id: category.id, ...RELATED_PAGE })}
      more={sameRisk.data}
      except={id}
      all={{
        href: `/rwa-assets?category=${encodeURIComponent(category.id)}`,
        text: t.rwaAsset.similarAll({ category: category.name }),
      }}
    >
      {(similar) => <AssetTile asset={similar} />}
    </RelatedItems>
  );
}
