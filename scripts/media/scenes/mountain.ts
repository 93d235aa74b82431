import { gableHouse } from '../buildings/gable-house.ts';
import { massif, ranges, ridge } from '../hills.ts';
import { fireside } from '../interiors/fireside.ts';
import { blend, fade, mix } from '../paint.ts';
import type { Palette } from '../palettes.ts';
import { points, softDownTo } from '../path.ts';
import { fir } from '../plants/pines.ts';
import { heightAt } from '../rocks.ts';
import type { Brush, Scene } from '../scene.ts';
import { filled, stroked } from '../shape.ts';
import { atmosphere, mist, sky, stars, streaks, sun } from '../sky.ts';
import { type Stamp, stamp } from '../stamp.ts';
import type { Drawing } from '../svg.ts';
import { terrace } from '../terrace.ts';
import { turbine } from '../turbine.ts';

/** Wooden chalets in the mountains: under snow as at Pyeongchang, or on a green alp. */
export function mountain({ season = 'snow' }: { season?: 'snow' | 'green' } = {}): Scene {
  const ground = (palette: Palette) => (season === 'snow' ? snowy(palette) : green(palette));
  return {
    cover: (brush) => cover(brush, ground(brush.palette)),
    view: (brush) => view(brush, ground(brush.palette)),
    interior: (brush) => fireside(brush, peaksView(brush, ground(brush.palette))),
  };
}

/** What covers peaks, slopes and roofs. */
type Ground = { peak: string; slope: string; foot: string; snow: string | undefined };

function snowy({ ground }: Palette): Ground {
  return { peak: '#ffffff', slope: '#ffffff', foot: ground.dark, snow: '#fbfbff' };
}

function green({ ground, stone, haze }: Palette): Ground {
  return { peak: mix(stone.light, haze, 0.65), slope: ground.light, foot: ground.dark, snow: undefined };
}

function cover(brush: Brush, { peak, slope, foot, snow }: Ground): Drawing {
  const { palette, random } = brush;
  const firs = [fir(palette, random, snow), fir(palette, random, snow)] as const;
  const house = gableHouse(palette, { width: 196, length: 176, wall: 136, rise: 118, snow });
  const hill = points('-20 590, 140 548, 330 522, 560 500, 760 520, 960 560, 1220 540');
  const front = points('-20 660, 200 640, 420 668, 700 690, 960 660, 1220 690');
  return [
    sky(palette, 560),
    stars(random, 180, 26),
    streaks(palette, random, { from: 110, to: 330, count: 7 }),
    sun(palette, [250, 330], 30, 11),
    ridge(random, 352, 90, 560, mix(palette.hill.far, palette.sky[2], 0.45), palette.haze),
    massif(
      random,
      [
        [160, 300, 290],
        [930, 196, 400],
        [1130, 250, 300],
        [640, 270, 300],
        [420, 330, 230],
      ],
      560,
      {
        lit: mix(peak, palette.sky[3], 0.35),
        shade: palette.hill.near,
        foot: palette.haze,
      },
    ),
    mist(palette, 560, 150, 0.75),
    forest(brush, firs, [-10, 1210], (x) => heightAt(hill, x) + 8, 0.42, 22),
    filled(softDownTo(hill, 800), blend(mix(slope, palette.sky[3], 0.16), foot)),
    lift(brush),
    stamp(house, 250, 574, 0.54),
    stamp(house, 872, 596, 0.6),
    forest(brush, firs, [60, 240], () => 606, 0.72, 4),
    forest(brush, firs, [1110, 1210], () => 630, 0.9, 2),
    stamp(house, 470, 668, 1),
    filled('M470 668h196l40 60H520z', fade(palette.lamp, 0.7, 0)),
    filled(softDownTo(front, 800), blend(slope, foot)),
    stamp(firs[0], 108, 786, 1.75),
    stamp(firs[1], 236, 800, 1.2, true),
    stamp(firs[1], 1090, 800, 1.9, true),
    stamp(firs[0], 964, 790, 1.1),
    atmosphere(palette, [250, 330]),
  ];
}

function forest(
  { random }: Brush,
  firs: readonly [Stamp, Stamp],
  [from, to]: readonly [number, number],
  foot: (x: number) => number,
  scale: number,
  count: number,
): Drawing {
  return Array.from({ length: count }, (_, i) => {
    const x = from + ((i + random.between(0.15, 0.85)) / count) * (to - from);
    return stamp(random.pick(firs), x, foot(x), scale * random.between(0.7, 1.2), random.chance(0.5));
  });
}

/** A chair lift up the slope behind the houses. */
function lift({ palette }: Brush): Drawing {
  const masts = [
    [760, 470, 62],
    [900, 404, 44],
    [1010, 356, 32],
  ] as const;
  return stroked(
    `${masts.map(([x, y, height]) => `M${x} ${y + height}V${y}M${x - height / 5} ${y}h${(height / 5) * 2}`).join('')}M690 512L760 470L900 404L1010 356L1110 316M826 440v14m-5 0h10M952 382v10m-4 0h8M725 492v16m-6 0h12`,
    palette.ink,
    2.4,
    0.6,
  );
}

/** From a terrace: the ridges one behind the other, with wind turbines on them. */
function view(brush: Brush, { peak, slope, foot, snow }: Ground): Drawing {
  const { palette, random } = brush;
  const firs = [fir(palette, random, snow), fir(palette, random, snow)] as const;
  const mill = turbine(palette);
  const crest = points('-20 420, 160 392, 340 404, 520 366, 700 386, 900 344, 1060 372, 1220 350');
  const rise = points('-20 520, 240 556, 480 528, 760 574, 1000 530, 1220 540');
  return [
    sky(palette, 560),
    streaks(palette, random, { from: 70, to: 320, count: 10 }),
    sun(palette, [330, 318], 36, 10),
    ridge(random, 380, 60, 600, mix(palette.hill.far, palette.sky[2], 0.5), palette.haze),
    filled(softDownTo(crest, 640), blend(mix(peak, palette.hill.far, 0.35), palette.haze)),
    [
      [200, 0.9, 0],
      [430, 1.05, 40],
      [620, 0.95, 75],
      [820, 1.2, 15],
      [1010, 1.05, 60],
      [1130, 0.9, 95],
    ].map(([x = 0, scale = 1, turn = 0]) => mill(x, heightAt(crest, x) + 6, scale, turn)),
    mist(palette, 520, 110, 0.6),
    ranges(
      {
        ...palette,
        hill: { far: mix(peak, palette.hill.far, 0.8), near: mix(peak, palette.hill.near, 0.6) },
      },
      random,
      { top: 420, base: 600, count: 2, swell: 34, waves: 1.2 },
    ),
    forest(brush, firs, [-10, 1210], (x) => heightAt(rise, x) + 6, 0.5, 20),
    filled(softDownTo(rise, 800), blend(slope, foot)),
    forest(brush, firs, [20, 330], () => 690, 1.1, 4),
    forest(brush, firs, [930, 1200], () => 690, 1.15, 4),
    terrace(brush, snow === undefined ? {} : { snow }),
    atmosphere(palette, [330, 318]),
  ];
}

/** Peaks and firs, as seen through a window. */
function peaksView(brush: Brush, { peak, slope, foot, snow }: Ground): Drawing {
  const { palette, random } = brush;
  const firs = [fir(palette, random, snow), fir(palette, random, snow)] as const;
  return [
    sky(palette, 520),
    massif(
      random,
      [
        [230, 300, 240],
        [980, 260, 300],
        [760, 330, 220],
      ],
      520,
      { lit: peak, shade: palette.hill.near, foot: palette.haze },
    ),
    filled(softDownTo(points('0 470, 300 452, 700 470, 1200 446'), 800), blend(slope, foot)),
    forest(brush, firs, [160, 420], () => 520, 0.8, 4),
    forest(brush, firs, [760, 1060], () => 520, 0.8, 4),
  ];
}
