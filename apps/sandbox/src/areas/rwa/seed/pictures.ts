import type { PictureText } from '../assets/asset-details.ts';
import { type AssetSeed, type Scene, t } from './asset-seed.ts';

/** Assets that have pictures of their own; add a slug as soon as its folder is in apps/web/public/media/assets. */
const DRAWN = new Set<string>([
  'sokcho-seorak-spa-resort',
  'namhae-terrace-stay',
  'geoje-pebble-beach-hotel',
  'gyeongju-hanok-stay',
  'songjeong-surf-resort',
  'yeonnam-studio-house',
  'sejong-naseong-residence',
  'jeonju-hanok-houses',
  'yangpyeong-forest-villas',
  'suseong-lake-studios',
  'dongtan-lakeside-apartments',
  'gwangalli-beach-street',
  'daedeok-bio-lab',
  'euljiro-print-office',
  'yeongjong-cold-chain',
  'pangyo-tech-office',
  'yeongdo-shipyard-hall',
  'gujwa-stonewall-land',
  'haenam-solar-land',
  'hongcheon-pine-camp',
  'tongyeong-marina-land',
]);

/** Whose pictures stand in until an asset has its own. */
const STAND_INS: Readonly<Record<Scene, string>> = {
  coast: 'aewol-ocean-resort',
  mountain: 'pyeongchang-ski-chalets',
  city: 'seongsu-commerce-tower',
  village: 'gangneung-pine-villas',
  land: 'songdo-logistics-land',
  forest: 'gangneung-pine-villas',
  marina: 'yeosu-marina-suites',
};

type Pictured = Pick<AssetSeed, 'slug' | 'scene' | 'name' | 'coverAlt' | 'contract'>;

/** The cover, the view, and the interior where there is a building. */
export function picturesOf({ slug, scene, name, coverAlt, contract }: Pictured): PictureText[] {
  const folder = pictureFolder(slug, scene);
  const view = t(`${name.ko} 주변 풍경`, `The surroundings of ${name.en}`);
  const interior = t(`${name.ko} 내부`, `Inside ${name.en}`);
  return [
    { url: `${folder}/cover.svg`, alt: coverAlt },
    { url: `${folder}/view.svg`, alt: view },
    ...(contract[1] === 'land' || scene === 'land' ? [] : [{ url: `${folder}/interior.svg`, alt: interior }]),
  ];
}

export const pictureFolder = (slug: string, scene: Scene): string =>
  `/media/assets/${DRAWN.has(slug) ? slug : STAND_INS[scene]}`;
