import { createGliClient } from '@gli/sdk';
import { GliProvider, useInvestInRwaAsset, useListRwaAssets } from '@gli/sdk/react';

const client = createGliClient({ baseUrl: '/api', language: () => document.documentElement.lang });

export function App() {
  return (
    <GliProvider client={client}>
      <Assets />
    </GliProvider>
  );
}

function Assets() {
  const assets = useListRwaAssets({ ordering: 'recommended' });
  const invest = useInvestInRwaAsset();
  if (assets.isPending) return <p>Loading</p>;
  if (assets.isError) return <p role="alert">{assets.error.message}</p>;
  return assets.data.results.map((asset) => (
    <button
      key={asset.id}
      type="button"
      onClick={() =>
        invest.mutate({ id: asset.id, body: { amount: asset.minimum_investment, accepted_risk: true } })
      }
    >
      {asset.name}
    </button>
  ));
}
