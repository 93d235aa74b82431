import { volcano } from '../hills.ts';
import { blend, blendAcross, mix } from '../paint.ts';
import { box, points, softDownTo, straight } from '../path.ts';
import type { Brush } from '../scene.ts';
import { glitter, sea } from '../sea.ts';
import { ellipse, filled, stroked } from '../shape.ts';
import { atmosphere, clouds, sky, sun } from '../sky.ts';
import type { Drawing, Point } from '../svg.ts';

const light: Point = [930, 150];
const horizon = 400;

type Item = (brush: Brush) => Drawing;

/** Goods of the mall on a table by the sea; `behind` draws what stands on the horizon. */
function onTable(item: Item, behind: Item = headland): (brush: Brush) => Drawing {
  return (brush) => {
    const { palette, random } = brush;
    const { wood, ink } = palette;
    return [
      sky(palette, horizon),
      sun(palette, light, 34, 11),
      clouds(palette, random, { from: 120, to: 330, count: 3 }),
      behind(brush),
      sea(palette, random, horizon, 580),
      glitter(palette, random, light[0], horizon + 6, 570, 110),
      filled(box(0, 560, 1200, 240), blend(wood.light, wood.base)),
      stroked('M0 612H1200M0 676H1200M0 748H1200', wood.dark, 2, 0.35),
      filled(box(0, 556, 1200, 6), mix(wood.light, '#ffffff', 0.35)),
      ellipse(600, 716, 360, 30, ink, 0.26),
      item(brush),
      atmosphere(palette, light),
    ];
  };
}

function headland({ palette }: Brush): Drawing {
  const line = points('-20 400, 120 352, 260 338, 400 372, 520 401');
  return filled(softDownTo(line, horizon + 2), blend(palette.hill.near, palette.haze));
}

const jeju: Item = ({ palette }) => volcano(palette, [420, horizon], 620, 170);

/** Three jars of marmalade with cloth lids. */
export const marmalade = onTable(({ palette }) => {
  const jar = (x: number, foot: number): Drawing => [
    filled(
      `M${x - 84} ${foot - 190}q-16 8-16 34v126q0 30 30 30h140q30 0 30-30v-126q0-26-16-34z`,
      blendAcross(mix(palette.accent, '#ffd77a', 0.45), mix(palette.accent, '#a8461a', 0.25)),
    ),
    filled(`M${x - 74} ${foot - 150}q-10 70-2 130h22q-8-66 4-132z`, '#ffffff', 0.35),
    filled(box(x - 62, foot - 128, 124, 78), mix(palette.wall.lit, palette.glow, 0.2)),
    stroked(`M${x - 36} ${foot - 100}h72M${x - 24} ${foot - 76}h48`, palette.wood.base, 7),
    filled(
      `M${x - 104} ${foot - 172}q20-70 104-70t104 70q-26 14-52 2-26 14-52 2-26 12-52-2-26 10-52-2z`,
      blend(palette.foliage.light, palette.foliage.base),
    ),
    stroked(`M${x - 86} ${foot - 196}q86 24 172 0`, mix(palette.wall.lit, palette.glow, 0.3), 9),
  ];
  return [jar(380, 704), jar(820, 704), jar(600, 736)];
}, jeju);

/** A cup of coffee, steaming, and drip bags. */
export const dripCoffee = onTable(({ palette }) => {
  const bag = (x: number, tilt: number): Drawing => [
    filled(
      straight([
        [x, 470],
        [x + 150, 470 - tilt],
        [x + 164, 716],
        [x + 10, 724],
      ]),
      blend(mix(palette.wood.base, '#fff2dc', 0.55), mix(palette.wood.base, '#fff2dc', 0.2)),
    ),
    filled(
      straight([
        [x + 30, 560],
        [x + 132, 556],
        [x + 136, 650],
        [x + 36, 654],
      ]),
      palette.sea.near,
    ),
    stroked(`M${x + 58} 596h48M${x + 62} 622h40`, palette.wall.lit, 7),
  ];
  return [
    bag(250, 8),
    bag(372, -8),
    ellipse(770, 708, 190, 34, blend('#ffffff', palette.wall.shade)),
    filled('M640 540q4 150 86 164h88q82-14 86-164z', blendAcross('#ffffff', palette.wall.shade)),
    stroked('M896 574q74-8 66 48-8 46-88 42', mix('#ffffff', palette.wall.shade, 0.4), 22),
    ellipse(770, 540, 130, 26, blend(palette.wall.lit, '#ffffff')),
    ellipse(770, 544, 112, 20, blend('#6b4128', '#3b2115')),
    stroked('M724 500q-22-34 4-66t0-70M800 496q24-34-2-66t4-60', '#ffffff', 9, 0.45),
  ];
});

/** A gift of dried seafood, wrapped in a cloth. */
export const wrappedGift = onTable(({ palette }) => {
  const cloth = mix(palette.accent, '#b2324f', 0.6);
  const dark = mix(cloth, palette.ink, 0.4);
  return [
    filled(straight(points('300 508, 900 508, 930 736, 270 736')), blend(cloth, dark)),
    filled('M300 508q160 96 300 76 140 20 300-76l-300-36z', mix(cloth, '#ffffff', 0.12)),
    stroked('M300 508q180 130 300 80M900 508q-180 130-300 80', dark, 5, 0.6),
    filled('M600 566q-70-130-190-110-16 74 90 116 60 22 100-6z', blend(mix(cloth, '#ffffff', 0.2), cloth)),
    filled('M600 566q70-130 190-110 16 74-90 116-60 22-100-6z', blend(mix(cloth, '#ffffff', 0.2), dark)),
    ellipse(600, 566, 46, 38, blend(mix(cloth, '#ffffff', 0.25), dark)),
    filled('M584 596q-40 70-96 92l66 20q50-40 54-108zM616 596q40 70 96 92l-66 20q-50-40-54-108z', cloth),
    stroked('M330 690q120 26 240 24M650 716q110 0 220-26', mix(cloth, '#ffffff', 0.3), 5, 0.5),
  ];
});

/** A steel tumbler. */
export const tumbler = onTable(({ palette }) => {
  const steel = palette.sea.near;
  return [
    filled(
      'M496 300h208l-22 408q-2 24-26 24h-112q-24 0-26-24z',
      blendAcross(mix(steel, '#ffffff', 0.35), mix(steel, palette.ink, 0.45)),
    ),
    filled('M520 316l16 392q2 12 12 16l-12-408z', '#ffffff', 0.4),
    filled('M484 262q0-20 20-20h192q20 0 20 20v44h-232z', blendAcross('#f7f7f4', palette.stone.light)),
    filled(
      'M560 214h80q14 0 14 14v16h-108v-16q0-14 14-14z',
      blendAcross(palette.stone.light, palette.stone.dark),
    ),
    stroked('M510 340h180', mix(steel, '#ffffff', 0.5), 6, 0.7),
    stroked('M560 500q20-34 40 0t40 0', palette.wall.lit, 10),
    stroked('M572 540q14-24 28 0t28 0', palette.wall.lit, 8, 0.8),
  ];
});

/** A folded towel with stripes, on a second one. */
export const beachTowel = onTable(({ palette }) => {
  const fold = (y: number, color: string): Drawing => [
    filled(
      `M300 ${y}q-30 0-30 38t30 38h600q30 0 30-38t-30-38z`,
      blend(mix(color, '#ffffff', 0.35), mix(color, palette.ink, 0.18)),
    ),
    stroked(`M290 ${y + 38}H900`, mix(color, palette.ink, 0.3), 3, 0.5),
    filled(
      [360, 440, 760, 840].map((x) => box(x, y, 34, 76)).join(''),
      mix(palette.wall.lit, palette.glow, 0.15),
      0.9,
    ),
  ];
  return [
    fold(656, palette.sea.mid),
    fold(580, mix(palette.accent, '#ffffff', 0.2)),
    fold(504, palette.sea.far),
    filled('M300 504q160-40 600 0-10-44-60-46H360q-50 2-60 46z', mix(palette.sea.far, '#ffffff', 0.45)),
  ];
});

/** A glass diffuser with reeds and a branch of pine. */
export const diffuser = onTable(({ palette }) => [
  stroked('M600 420L520 190M604 420L596 168M608 420L676 186M612 420L746 230', palette.wood.dark, 8),
  filled(
    'M548 420h112v56q92 30 92 128v84q0 44-44 44H500q-44 0-44-44v-84q0-98 92-128z',
    blendAcross(
      mix(palette.glass.bottom, '#ffffff', 0.55),
      mix(palette.glass.top, palette.glass.bottom, 0.5),
    ),
    0.88,
  ),
  filled(
    'M470 600h268v86q0 32-32 32H502q-32 0-32-32z',
    blend(mix(palette.accent, '#ffe2a0', 0.6), mix(palette.accent, '#c98a3c', 0.4)),
    0.75,
  ),
  filled('M486 560q-12 70-4 140h22q-8-74 4-146z', '#ffffff', 0.5),
  filled(box(548, 404, 112, 26), palette.wood.base),
  stroked('M790 730q120-40 250-128', palette.wood.dark, 10),
  stroked(
    Array.from({ length: 13 }, (_, i) => {
      const [x, y] = [830 + i * 17, 716 - i * 8.6];
      return `M${x} ${Math.round(y)}l-34-46M${x} ${Math.round(y)}l44-26M${x} ${Math.round(y)}l-4-54`;
    }).join(''),
    palette.foliage.base,
    6,
  ),
]);
