'use client';

import { useListRwaAssets } from '@gli/sdk/react';
import { ASSETS } from './api.ts';

/** The server renders the list into its HTML, and the hook starts with the same data. */
export function AssetList() {
  const assets = useListRwaAssets(ASSETS);
  if (assets.isPending) return <p>Loading</p>;
  if (assets.isError) return <p role="alert">{assets.error.message}</p>;
  return (
    <ul>
      {assets.data.results.map(({ id, name, cover, expected_apy, minimum_investment, token }) => (
        <li key={id}>
          {/* biome-ignore lint/performance/noImgElement: next/image does not optimize SVG files. */}
          <img src={cover.url} alt={cover.alt} />
          <h2>{name}</h2>
          <p>
            {expected_apy}% a year, from {minimum_investment} {token}
          </p>
        </li>
      ))}
    </ul>
  );
}
