import type { AssetSeed } from './asset-seed.ts';
import { geojePebbleBeachHotel } from './resorts/geoje-pebble-beach-hotel.ts';
import { gyeongjuHanokStay } from './resorts/gyeongju-hanok-stay.ts';
import { namhaeTerraceStay } from './resorts/namhae-terrace-stay.ts';
import { sokchoSeorakSpaResort } from './resorts/sokcho-seorak-spa-resort.ts';
import { songjeongSurfResort } from './resorts/songjeong-surf-resort.ts';

/** Places to stay, from the mountains of Sokcho to the islands of the south. */
export const RESORTS: readonly AssetSeed[] = [
  sokchoSeorakSpaResort,
  namhaeTerraceStay,
  geojePebbleBeachHotel,
  gyeongjuHanokStay,
  songjeongSurfResort,
];
