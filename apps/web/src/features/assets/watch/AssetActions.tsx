import type { RwaAsset } from '@gli/sdk';
import { Inline } from '@/design';
import { ShareButton } from '@/shared';
import { WatchButton } from './WatchButton.tsx';

/** An asset's actions other than investing. */
export function AssetActions({ asset }: { asset: RwaAsset }) {
  return (
    <Inline>
      <WatchButton id={asset.id} />
      <ShareButton title={asset.name} path={`/rwa-assets/${asset.id}`} />
    </Inline>
  );
}
