import type { PaletteName } from './palettes.ts';
import type { Look } from './portrait.ts';
import type { Brush, Scene } from './scene.ts';
import { city } from './scenes/city.ts';
import { coast } from './scenes/coast.ts';
import { beachTowel, diffuser, dripCoffee, marmalade, tumbler, wrappedGift } from './scenes/goods.ts';
import { land } from './scenes/land.ts';
import { marina } from './scenes/marina.ts';
import { brunch, charcoalGrill, omakase, snowCrab } from './scenes/meals.ts';
import { mountain } from './scenes/mountain.ts';
import { stay, view } from './scenes/sea-views.ts';
import { seasideDinner } from './scenes/seaside-dinner.ts';
import { tangerineBox } from './scenes/tangerine-box.ts';
import { village } from './scenes/village.ts';
import type { Drawing } from './svg.ts';

type AssetPictures = {
  scene: Scene;
  palette: PaletteName;
  /** The hour of the view and of the room, where it is another one. */
  view?: PaletteName;
  interior?: PaletteName;
  mirrored?: boolean;
};

/** A place without a building to go into. */
const outdoors = ({ cover, view }: Scene): Scene => ({ cover, view });

/** Assets by slug; the slug is the seed too. One line here gives a new asset its cover, view and interior. */
export const assets: Record<string, AssetPictures> = {
  'aewol-ocean-resort': { scene: coast(), palette: 'noon', view: 'sunset' },
  'gangneung-pine-villas': { scene: village(), palette: 'sunrise' },
  'seongsu-commerce-tower': { scene: city(), palette: 'dusk' },
  'yeosu-marina-suites': { scene: marina(), palette: 'evening' },
  'pyeongchang-ski-chalets': { scene: mountain(), palette: 'winter' },
  'songdo-logistics-land': { scene: land(), palette: 'clear' },
  'geoje-pebble-beach-hotel': {
    scene: coast({ volcano: false, floors: 7 }),
    palette: 'sunrise',
    mirrored: true,
  },
  'songjeong-surf-resort': { scene: coast({ volcano: false, floors: 8 }), palette: 'clear', view: 'noon' },
  'gwangalli-beach-street': {
    scene: coast({ volcano: false, floors: 3 }),
    palette: 'evening',
    mirrored: true,
  },
  'gujwa-stonewall-land': { scene: outdoors(coast({ floors: 0 })), palette: 'sunset', view: 'noon' },
  'sokcho-seorak-spa-resort': { scene: mountain({ season: 'green' }), palette: 'sunset', mirrored: true },
  'hongcheon-pine-camp': {
    scene: outdoors(village({ houses: 'tent', beyond: 'hills' })),
    palette: 'noon',
    view: 'sunset',
  },
  'yangpyeong-forest-villas': {
    scene: village({ grove: 'leafy', beyond: 'hills' }),
    palette: 'noon',
    mirrored: true,
  },
  'yeonnam-studio-house': {
    scene: city({ tower: 0, storeys: 5, red: true, inside: 'home' }),
    palette: 'noon',
  },
  'sejong-naseong-residence': {
    scene: city({ tower: 430, storeys: 1, beside: 370, inside: 'home' }),
    palette: 'clear',
  },
  'suseong-lake-studios': { scene: city({ tower: 0, storeys: 4, inside: 'home' }), palette: 'evening' },
  'dongtan-lakeside-apartments': {
    scene: city({ tower: 530, storeys: 1, beside: 420, inside: 'home' }),
    palette: 'sunrise',
    mirrored: true,
  },
  'daedeok-bio-lab': {
    scene: city({ tower: 0, storeys: 2, beside: 250, inside: 'office' }),
    palette: 'winter',
  },
  'euljiro-print-office': {
    scene: city({ tower: 0, storeys: 6, red: true, inside: 'office' }),
    palette: 'sunset',
    mirrored: true,
  },
  'pangyo-tech-office': {
    scene: city({ tower: 520, storeys: 1, inside: 'office' }),
    palette: 'noon',
    mirrored: true,
  },
  'namhae-terrace-stay': { scene: village(), palette: 'clear', view: 'sunrise', mirrored: true },
  'gyeongju-hanok-stay': {
    scene: village({ houses: 'hanok', beyond: 'hills' }),
    palette: 'sunset',
    mirrored: true,
  },
  'jeonju-hanok-houses': {
    scene: village({ grove: 'leafy', houses: 'hanok', beyond: 'hills' }),
    palette: 'dusk',
  },
  'yeongjong-cold-chain': { scene: land(), palette: 'sunrise', mirrored: true },
  'haenam-solar-land': { scene: land({ on: 'panels' }), palette: 'noon', mirrored: true },
  'yeongdo-shipyard-hall': { scene: marina({ floors: 3 }), palette: 'dusk', mirrored: true },
  'tongyeong-marina-land': { scene: outdoors(marina({ floors: 0 })), palette: 'clear', view: 'sunrise' },
};

/** The pictures of the first page, by name. */
export const home: Record<string, { draw: (brush: Brush) => Drawing; palette: PaletteName }> = {
  welcome: { draw: coast({ floors: 5 }).cover, palette: 'sunset' },
  choose: { draw: village({ houses: 'hanok', beyond: 'hills' }).cover, palette: 'noon' },
  invest: { draw: city({ tower: 560, storeys: 3 }).cover, palette: 'dusk' },
  travel: { draw: stay, palette: 'sunrise' },
};

/** Products by slug. */
export const products: Record<string, { draw: (brush: Brush) => Drawing; palette: PaletteName }> = {
  'aewol-ocean-resort-stay': { draw: stay, palette: 'sunset' },
  'jeju-tangerine-box': { draw: tangerineBox, palette: 'noon' },
  'gangneung-seaside-dinner': { draw: seasideDinner, palette: 'sunset' },
  'sokcho-lakeside-hotel-stay': { draw: coast({ volcano: false, floors: 8 }).cover, palette: 'clear' },
  'seogwipo-stone-wall-stay': { draw: village().cover, palette: 'noon' },
  'haeundae-sky-suites-stay': { draw: city().cover, palette: 'sunset' },
  'namhae-terrace-stay': { draw: view, palette: 'sunrise' },
  'hallabong-marmalade-set': { draw: marmalade, palette: 'noon' },
  'gangneung-drip-coffee': { draw: dripCoffee, palette: 'sunrise' },
  'yeosu-dried-fish-set': { draw: wrappedGift, palette: 'clear' },
  'gli-travel-tumbler': { draw: tumbler, palette: 'noon' },
  'gli-beach-towel': { draw: beachTowel, palette: 'noon' },
  'pine-forest-diffuser': { draw: diffuser, palette: 'sunrise' },
  'aewol-black-pork-grill': { draw: charcoalGrill, palette: 'sunset' },
  'yeosu-marina-brunch': { draw: brunch, palette: 'noon' },
  'seongsu-rooftop-omakase': { draw: omakase, palette: 'evening' },
  'sokcho-snow-crab-course': { draw: snowCrab, palette: 'dusk' },
};

const bay = ['#8fc4e3', '#f4e3cf', '#6d9aa6'] as const;

const dawn = ['#b9c7e0', '#fbd9bd', '#8b93ae'] as const;

const grove = ['#bfdcd6', '#f3efd9', '#6f9a80'] as const;

const nightfall = ['#5d6397', '#f0b39c', '#454f80'] as const;

/** The team by slug. */
export const team: Record<string, Look> = {
  'han-doyun': {
    hair: 'parted',
    hairColor: '#3a3a44',
    skin: '#ecc09b',
    jacket: '#22304d',
    shirt: '#fbf7f0',
    backdrop: bay,
  },
  'yoon-chaewon': {
    hair: 'bob',
    hairColor: '#2b2228',
    skin: '#f3cdae',
    jacket: '#2f6f7e',
    shirt: '#f6f1e6',
    backdrop: dawn,
    glasses: true,
  },
  'oh-jiwon': {
    hair: 'bun',
    hairColor: '#33262a',
    skin: '#efc5a4',
    jacket: '#7a4a55',
    shirt: '#fdf3ea',
    backdrop: grove,
  },
  'kang-sejin': {
    hair: 'short',
    hairColor: '#24222b',
    skin: '#e6b58e',
    jacket: '#b9744a',
    shirt: '#f4f1ea',
    backdrop: nightfall,
  },
  'choi-jihoon': {
    hair: 'short',
    hairColor: '#3b3030',
    skin: '#efc39f',
    jacket: '#4a5b78',
    shirt: '#e9f1f6',
    backdrop: dawn,
    glasses: true,
  },
  'seo-yerin': {
    hair: 'long',
    hairColor: '#2a2430',
    skin: '#f5d2b6',
    jacket: '#3c3f63',
    shirt: '#fbf6ee',
    backdrop: bay,
  },
};

const seoyeon: Look = {
  hair: 'long',
  hairColor: '#3a2a2c',
  skin: '#f4cfb1',
  jacket: '#2b7f9a',
  shirt: '#fdf6ea',
  backdrop: dawn,
};

/** Avatars of members, by file name without its ending. */
export const avatars: Record<string, { look: Look; format: 'svg' | 'png' }> = {
  'seoyeon-kim': { look: seoyeon, format: 'svg' },
  '3f9c1e7a5b20': { look: { ...seoyeon, hair: 'bob', backdrop: grove, jacket: '#c7714f' }, format: 'png' },
};
