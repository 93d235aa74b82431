import type { GliError, RwaAsset, RwaAssetPage } from '@gli/sdk';
import { useListRwaAssetsByCategory, useListRwaAssetsByRiskLevel } from '@gli/sdk/react';
import type { UseQueryResult } from '@tanstack/react-query';
import { Grid, Text, TextLink } from '@/design';
import { translate, useTranslations } from '@/i18n';
import { LoadFailure, LoadingCards, Section } from '@/shared';
import { AssetCard } from '../AssetCard.tsx';

const SIMILAR_COUNT = 3;
/** Requests one extra, because the asset itself may be in the list. */
const PAGE = { page_size: SIMILAR_COUNT + 1 };

/** Up to three other assets in the same category. */
export function SimilarAssets({ asset: { id, category } }: { asset: RwaAsset }) {
  const t = useTranslations();
  return (
    <OtherAssets
      id={id}
      assets={useListRwaAssetsByCategory({ category_id: category.id, ...PAGE })}
      title={t.rwaAsset.similar()}
      text={t.rwaAsset.similarText({ category: category.name })}
      all={{
        href: `/rwa-assets?category=${encodeURIComponent(category.id)}`,
        text: t.rwaAsset.similarAll({ category: category.name }),
      }}
    />
  );
}

/** Up to three other assets with the same risk level. */
export function SameRiskAssets({ asset: { id, risk_level: level } }: { asset: RwaAsset }) {
  const t = useTranslations();
  const risk = translate(t.terms.risk, level)();
  return (
    <OtherAssets
      id={id}
      assets={useListRwaAssetsByRiskLevel({ risk_level: level, ...PAGE })}
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
  /** The current page's asset. */
  id: string;
  assets: UseQueryResult<RwaAssetPage, GliError>;
  title: string;
  text: string;
  all: { href: string; text: string };
};

function OtherAssets({ id, assets, title, text, all }: OtherAssetsProps) {
  const others = assets.data?.results.filter((one) => one.id !== id).slice(0, SIMILAR_COUNT);
  if (others?.length === 0) return null;
  return (
    <Section
      title={title}
      action={
        <>
          <TextLink href={all.href}>{all.text}</TextLink>
          <Text tone="muted" css={{ flexBasis: '100%' }}>
            {text}
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
        <LoadingCards pictured count={3} height="6.3rem" />
      )}
    </Section>
  );
}
