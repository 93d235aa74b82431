import type { AssetSeed } from './asset-seed.ts';
import { dongtanLakesideApartments } from './residential/dongtan-lakeside-apartments.ts';
import { jeonjuHanokHouses } from './residential/jeonju-hanok-houses.ts';
import { sejongNaseongResidence } from './residential/sejong-naseong-residence.ts';
import { suseongLakeStudios } from './residential/suseong-lake-studios.ts';
import { yangpyeongForestVillas } from './residential/yangpyeong-forest-villas.ts';
import { yeonnamStudioHouse } from './residential/yeonnam-studio-house.ts';

/** Homes that are let, and one block that is built to be sold. */
export const RESIDENTIAL: readonly AssetSeed[] = [
  yeonnamStudioHouse,
  sejongNaseongResidence,
  jeonjuHanokHouses,
  yangpyeongForestVillas,
  suseongLakeStudios,
  dongtanLakesideApartments,
];
