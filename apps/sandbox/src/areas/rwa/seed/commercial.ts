import type { AssetSeed } from './asset-seed.ts';
import { daedeokBioLab } from './commercial/daedeok-bio-lab.ts';
import { euljiroPrintOffice } from './commercial/euljiro-print-office.ts';
import { gwangalliBeachStreet } from './commercial/gwangalli-beach-street.ts';
import { pangyoTechOffice } from './commercial/pangyo-tech-office.ts';
import { yeongdoShipyardHall } from './commercial/yeongdo-shipyard-hall.ts';
import { yeongjongColdChain } from './commercial/yeongjong-cold-chain.ts';

/** Shops, offices, laboratories and storage. */
export const COMMERCIAL: readonly AssetSeed[] = [
  gwangalliBeachStreet,
  daedeokBioLab,
  euljiroPrintOffice,
  yeongjongColdChain,
  pangyoTechOffice,
  yeongdoShipyardHall,
];
