import type { GliError, RwaAsset, RwaAssetPage } from '@gli/sdk';
import { useListRwaAssetsByCategory, useListRwaAssetsByRiskLevel } from '@gli/sdk/react';
import type { UseQueryResult } from '@tanstack/react-query';
import { translate, useTranslations } from '@/i18n';
import { RELATED_PAGE, RelatedItems } from '@/shared';
import { AssetCard } from '../AssetCard.tsx';

export function SimilarAssets({ asset: { id, category } }: { asset: RwaAsset }) {
  const t = useTranslations();
  return (
    <OtherAssets
      except={id}
      query={useListRwaAssetsByCategory({ category_id: category.id, ...RELATED_PAGE })}
      title={t.rwaAsset.similar()}
      text={t.rwaAsset.similarText({ category: category.name })}
      all={{
        href: `/rwa-assets?category=${encodeURIComponent(category.id)}`,
        text: t.rwaAsset.similarAll({ category: category.name }),
      }}
    />
  );
}

export function SameRiskAssets({ asset: { id, risk_level: level } }: { asset: RwaAsset }) {
  const t = useTranslations();
  const risk = translate(t.terms.risk, level)();
  return (
    <OtherAssets
      except={id}
      query={useListRwaAssetsByRiskLevel({ risk_level: level, ...RELATED_PAGE })}
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
  except: string;
  query: UseQueryResult<RwaAssetPage, GliError>;
  title: string;
  text: string;
  all: { href: string; text: string };
};

const OtherAssets = (props: OtherAssetsProps) => (
  <RelatedItems height="6.3rem" {...props}>
    {(asset) => <AssetCard asset={asset} rank="h3" />}
  </RelatedItems>
);
