import { gableHouse } from '../buildings.ts';
import { fireside } from '../interiors.ts';
import { massif, ranges, ridge } from '../landscape.ts';
import { blend, fade, mix } from '../paint.ts';
import { softDownTo } from '../path.ts';
import { fir } from '../plants.ts';
import { heightAt } from '../rocks.ts';
import type { Brush, Scene } from '../scene.ts';
import { atmosphere, mist, sky, stars, streaks, sun } from '../sky.ts';
import { type Stamp, stamp } from '../stamp.ts';
import { type Drawing, element, type Point } from '../svg.ts';
import { terrace } from '../terrace.ts';
import { turbine } from '../turbine.ts';

/** Wooden chalets on a snowy hill, as at Pyeongchang. */
export const mountain: Scene = { cover, view, interior: (brush) => fireside(brush, peaksView(brush)) };

const snow = ['#fbfbff', '#bccae8'] as const;

function cover(brush: Brush): Drawing {
  const { palette, random } = brush;
  const firs = [fir(palette, random, snow[0]), fir(palette, random, snow[0])] as const;
  const hill: Point[] = [[-20, 590], [140, 548], [330, 522], [560, 500], [760, 520], [960, 560], [1220, 540]];
  const front: Point[] = [[-20, 660], [200, 640], [420, 668], [700, 690], [960, 660], [1220, 690]];
  return [
    sky(palette, 560),
    stars(random, 180, 26),
    streaks(palette, random, { from: 110, to: 330, count: 7 }),
    sun(palette, [250, 330], 30, 11),
    ridge(random, 352, 90, 560, mix(palette.hill.far, palette.sky[2], 0.45), palette.haze),
    massif(random, [[160, 300, 290], [930, 196, 400], [1130, 250, 300], [640, 270, 300], [420, 330, 230]], 560, {
      lit: mix('#ffffff', palette.sky[3], 0.35),
      shade: palette.hill.near,
      foot: palette.haze,
    }),
    mist(palette, 560, 150, 0.75),
    forest(brush, firs, [-10, 1210], (x) => heightAt(hill, x) + 8, 0.42, 22),
    element('path', { d: softDownTo(hill, 800), fill: blend(mix('#ffffff', palette.sky[3], 0.16), palette.ground.dark) }),
    lift(brush),
    gableHouse(palette, { x: 250, y: 574, width: 104, length: 92, wall: 76, rise: 66, snow }),
    gableHouse(palette, { x: 872, y: 596, width: 118, length: 100, wall: 84, rise: 74, snow, chimney: true }),
    forest(brush, firs, [60, 240], () => 606, 0.72, 4),
    forest(brush, firs, [1110, 1210], () => 630, 0.9, 2),
    gableHouse(palette, { x: 470, y: 668, width: 196, length: 176, wall: 136, rise: 118, snow, chimney: true }),
    element('path', { d: 'M470 668h196l40 60H520z', fill: fade(palette.lamp, 0.7, 0) }),
    element('path', { d: softDownTo(front, 800), fill: blend('#ffffff', palette.ground.dark) }),
    stamp(firs[0], 108, 786, 1.75),
    stamp(firs[1], 236, 800, 1.2, true),
    stamp(firs[1], 1090, 800, 1.9, true),
    stamp(firs[0], 964, 790, 1.1),
    atmosphere(palette, [250, 330]),
  ];
}

function forest({ random }: Brush, firs: readonly [Stamp, Stamp], [from, to]: readonly [number, number], foot: (x: number) => number, scale: number, count: number): Drawing {
  return Array.from({ length: count }, (_, i) => {
    const x = from + ((i + random.between(0.15, 0.85)) / count) * (to - from);
    return stamp(random.pick(firs), x, foot(x), scale * random.between(0.7, 1.2), random.chance(0.5));
  });
}

/** A chair lift up the slope behind the houses. */
function lift({ palette }: Brush): Drawing {
  const masts = [[760, 470, 62], [900, 404, 44], [1010, 356, 32]] as const;
  return element('path', {
    d: `${masts.map(([x, y, height]) => `M${x} ${y + height}V${y}M${x - height / 5} ${y}h${(height / 5) * 2}`).join('')}M690 512L760 470L900 404L1010 356L1110 316M826 440v14m-5 0h10M952 382v10m-4 0h8M725 492v16m-6 0h12`,
    fill: 'none',
    stroke: palette.ink,
    'stroke-width': 2.4,
    opacity: '.6',
  });
}

/** From a terrace: the ridges one behind the other, with wind turbines on them. */
function view(brush: Brush): Drawing {
  const { palette, random } = brush;
  const firs = [fir(palette, random, snow[0]), fir(palette, random, snow[0])] as const;
  const mill = turbine(palette);
  const crest: Point[] = [[-20, 420], [160, 392], [340, 404], [520, 366], [700, 386], [900, 344], [1060, 372], [1220, 350]];
  const slope: Point[] = [[-20, 520], [240, 556], [480, 528], [760, 574], [1000, 530], [1220, 540]];
  return [
    sky(palette, 560),
    streaks(palette, random, { from: 70, to: 320, count: 10 }),
    sun(palette, [330, 318], 36, 10),
    ridge(random, 380, 60, 600, mix(palette.hill.far, palette.sky[2], 0.5), palette.haze),
    element('path', { d: softDownTo(crest, 640), fill: blend(mix('#ffffff', palette.hill.far, 0.35), palette.haze) }),
    [[200, 0.9, 0], [430, 1.05, 40], [620, 0.95, 75], [820, 1.2, 15], [1010, 1.05, 60], [1130, 0.9, 95]].map(([x = 0, scale = 1, turn = 0]) => mill(x, heightAt(crest, x) + 6, scale, turn)),
    mist(palette, 520, 110, 0.6),
    ranges({ ...palette, hill: { far: mix('#ffffff', palette.hill.far, 0.8), near: mix('#ffffff', palette.hill.near, 0.6) } }, random, { top: 420, base: 600, count: 2, swell: 34, waves: 1.2 }),
    forest(brush, firs, [-10, 1210], (x) => heightAt(slope, x) + 6, 0.5, 20),
    element('path', { d: softDownTo(slope, 800), fill: blend('#ffffff', palette.ground.dark) }),
    forest(brush, firs, [20, 330], () => 690, 1.1, 4),
    forest(brush, firs, [930, 1200], () => 690, 1.15, 4),
    terrace(brush, { snow: snow[0] }),
    atmosphere(palette, [330, 318]),
  ];
}

/** Peaks and firs, as seen through a window. */
function peaksView(brush: Brush): Drawing {
  const { palette, random } = brush;
  const firs = [fir(palette, random, snow[0]), fir(palette, random, snow[0])] as const;
  return [
    sky(palette, 520),
    massif(random, [[230, 300, 240], [980, 260, 300], [760, 330, 220]], 520, { lit: '#ffffff', shade: palette.hill.near, foot: palette.haze }),
    element('path', { d: softDownTo([[0, 470], [300, 452], [700, 470], [1200, 446]], 800), fill: blend('#ffffff', palette.ground.dark) }),
    forest(brush, firs, [160, 420], () => 520, 0.8, 4),
    forest(brush, firs, [760, 1060], () => 520, 0.8, 4),
  ];
}
