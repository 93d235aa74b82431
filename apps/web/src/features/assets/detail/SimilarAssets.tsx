import type { GliError, RwaAsset, RwaAssetPage } from '@gli/sdk';
import { useListRwaAssetsByCategory, useListRwaAssetsByRiskLevel } from '@gli/sdk/react';
import { pickRelated, RELATED_PAGE, RelatedItems, SECOND_RELATED_PAGE, translate } from '@gli/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslations } from '@/i18n';
import { AssetCard } from '../AssetCard.tsx';

const useSimilarAssets = ({ category }: RwaAsset) =>
  useListRwaAssetsByCategory({ category_id: category.id, ...RELATED_PAGE });

export function SimilarAssets({ asset }: { asset: RwaAsset }) {
  const t = useTranslations();
  const { id, category } = asset;
  return (
    <OtherAssets
      except={[id]}
      query={useSimilarAssets(asset)}
      title={t.rwaAsset.similar()}
      text={t.rwaAsset.similarText({ category: category.name })}
      all={{
        href: `/rwa-assets?category=${encodeURIComponent(category.id)}`,
        text: t.rwaAsset.similarAll({ category: category.name }),
      }}
    />
  );
}

/** Assets with the same risk level, except those that `SimilarAssets` shows above. */
export function SameRiskAssets({ asset }: { asset: RwaAsset }) {
  const t = useTranslations();
  const { id, risk_level: level } = asset;
  const risk = translate(t.terms.risk, level)();
  const similar = useSimilarAssets(asset);
  const sameRisk = useListRwaAssetsByRiskLevel({ risk_level: level, ...SECOND_RELATED_PAGE });
  const shown = similar.data ? pickRelated(similar.data, [id]).map((one) => one.id) : [];
  return (
    <OtherAssets
      except={[id, ...shown]}
      // Waits for the assets above, so that no card is replaced after it has appeared.
      query={similar.isPending ? similar : sameRisk}
      title={t.rwaAsset.sameRisk()}
      text={t.rwaAsset.sameRiskText({ risk })}
      all={{
        href: `/rwa-assets?risk=${encodeURIComponent(level)}`,
        text: t.rwaAsset.sameRiskAll({ risk }),
      }}
    />
  );
}

type OtherAssetsProps = {
  except: readonly string[];
  query: UseQueryResult<RwaAssetPage, GliError>;
  title: string;
  text: string;
  all: { href: string; text: string };
};

const OtherAssets = (props: OtherAssetsProps) => (
  <RelatedItems {...props}>{(asset) => <AssetCard asset={asset} rank="h3" />}</RelatedItems>
);
