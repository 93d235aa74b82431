import type { RwaAsset } from '@gli/sdk';
import { Inline } from '../../../design/display/Layout.tsx';
import { styled } from '../../../design/stitches.config.ts';
import { Optional } from '../../../shared/loading/Optional.tsx';
import { useLazyPart } from '../../../shared/loading/use-lazy-part.ts';
import { ShareButton } from '../../../shared/place/ShareButton.tsx';
import { WatchButton } from './WatchButton.tsx';

/** As high as the buttons: nothing moves when their words are here. */
const Place = styled('div', { minHeight: '$controlSmall', '@mobile': { minHeight: '$touch' } });

/** What can be done with an asset besides investing. */
export function AssetActions({ asset }: { asset: RwaAsset }) {
  const Buttons = useLazyPart(loadButtons, ['navigation']);
  return (
    <Place>
      <Optional>
        <Buttons asset={asset} />
      </Optional>
    </Place>
  );
}

const loadButtons = () => Promise.resolve(Buttons);

function Buttons({ asset }: { asset: RwaAsset }) {
  return (
    <Inline>
      <WatchButton id={asset.id} />
      <ShareButton title={asset.name} path={`/rwa-assets/${asset.id}`} />
    </Inline>
  );
}
