import type { AssetSeed } from './asset-seed.ts';
import { gujwaStonewallLand } from './land/gujwa-stonewall-land.ts';
import { haenamSolarLand } from './land/haenam-solar-land.ts';
import { hongcheonPineCamp } from './land/hongcheon-pine-camp.ts';
import { tongyeongMarinaLand } from './land/tongyeong-marina-land.ts';

/** Plots that are let, or to be sold. */
export const LAND: readonly AssetSeed[] = [
  gujwaStonewallLand,
  haenamSolarLand,
  hongcheonPineCamp,
  tongyeongMarinaLand,
];
