import { ranges, sea } from '../landscape.ts';
import { blend, fade, gradient, mix } from '../paint.ts';
import { box, dash, points, softDownTo, straight } from '../path.ts';
import { type Block, block, blocks, type Camera, createCamera, floorPatch, patch } from '../perspective.ts';
import { bush, roundTree } from '../plants.ts';
import type { Brush, Scene } from '../scene.ts';
import { filled, stroked } from '../shape.ts';
import { atmosphere, clouds, mist, sky, sun } from '../sky.ts';
import { stamp } from '../stamp.ts';
import { type Drawing, element, group, type Point } from '../svg.ts';

/** Plots on reclaimed land by the sea, as at Songdo: from the air, and from the plot. Halls stand on `built` ones. */
export function land({ built = true }: { built?: boolean } = {}): Scene {
  return { cover: (brush) => cover(brush, built), view };
}

const line = 292;

function cover(brush: Brush, built: boolean): Drawing {
  const { palette, random } = brush;
  const camera = createCamera({ eye: 130, focal: 960, horizon: line });
  return [
    sky(palette, line),
    sun(palette, [930, 110], 30, 11),
    clouds(palette, random, { from: 90, to: 250, count: 5 }),
    ranges(palette, random, { top: 262, base: line, count: 1, swell: 20, waves: 1.6 }),
    sea(palette, random, line),
    cableBridge(brush),
    filled(
      straight([
        camera.at(-900, 0, 900),
        camera.at(-260, 0, 1900),
        camera.at(900, 0, 2300),
        camera.at(1500, 0, 2300),
        camera.at(500, 0, 200),
        camera.at(-330, 0, 200),
        camera.at(-470, 0, 380),
      ]),
      blend(mix(palette.ground.light, palette.haze, 0.35), palette.ground.dark),
    ),
    seawall(brush, camera),
    towers(brush, camera),
    plots(brush, camera),
    built ? sheds(brush, camera) : furrows(brush, camera),
    trees(brush, camera),
    atmosphere(palette, [930, 110]),
  ];
}

/** The sea bridge on two pylons, far out. */
function cableBridge({ palette }: Brush): Drawing {
  const deckAt = (x: number) => 318 - x * 0.012;
  const pylons = [230, 400];
  const cables = pylons
    .map((x) =>
      [-78, -58, -38, 38, 58, 78].map((dx) => `M${x} 226L${x + dx} ${Math.round(deckAt(x + dx))}`).join(''),
    )
    .join('');
  const piers = Array.from(
    { length: 13 },
    (_, i) => `M${20 + i * 58} ${Math.round(deckAt(20 + i * 58))}v9`,
  ).join('');
  const tone = mix(palette.hill.far, palette.ink, 0.25);
  return [
    stroked(cables, tone, 1.3, 0.7),
    stroked(`M-10 ${deckAt(-10)}L760 ${deckAt(760)}`, mix(palette.wall.lit, tone, 0.35), 4.5),
    stroked(`${piers}${pylons.map((x) => `M${x - 7} 330L${x} 216L${x + 7} 330`).join('')}`, tone, 4),
  ];
}

/** Stones and foam where the land ends. */
function seawall({ palette }: Brush, camera: Camera): Drawing {
  const edge = [camera.at(-330, 0, 200), camera.at(-470, 0, 380), camera.at(-900, 0, 900)];
  const outer = [camera.at(-900, 0, 910), camera.at(-486, 0, 384), camera.at(-348, 0, 200)];
  return [
    filled(straight([...edge, ...outer]), blend(palette.stone.light, palette.stone.dark)),
    stroked(straight(outer, false), '#ffffff', 4, 0.75),
  ];
}

/** The new town's towers at the far end of the land. */
function towers({ palette, random }: Brush, camera: Camera): Drawing {
  const tone = mix(palette.glass.bottom, palette.haze, 0.35);
  const boxes = Array.from({ length: 13 }, (_, i): Block => {
    const x = 330 + i * 66 + random.between(-14, 14);
    const z = 1700 + ((i * 7) % 5) * 70;
    const high = random.between(70, 190) * (i === 4 ? 1.55 : 1);
    return { x: [x, x + random.between(26, 40)], y: [0, high], z: [z, z + 50] };
  });
  return blocks(camera, boxes, {
    top: palette.wall.lit,
    front: tone,
    side: mix(tone, palette.glass.top, 0.5),
  });
}

/** Roads, and the plot itself with its boundary and corner marks. */
function plots({ palette, random }: Brush, camera: Camera): Drawing {
  const road = mix(palette.stone.light, palette.haze, 0.3);
  const tones = [
    palette.ground.light,
    mix(palette.foliage.light, palette.ground.light, 0.45),
    mix(palette.ground.dark, palette.foliage.light, 0.3),
  ] as const;
  const rows = [
    [210, 330],
    [352, 520],
    [552, 800],
    [840, 1250],
  ] as const;
  const columns = [
    [-300, -96],
    [-84, 150],
    [162, 420],
    [432, 760],
  ] as const;
  const fields = rows.flatMap((depth, row) =>
    columns.map((width) => {
      const left = Math.max(width[0], -320 - row * 60);
      return floorPatch(camera, [left, width[1]], depth, mix(random.pick(tones), palette.haze, 0.14 * row));
    }),
  );
  const [a, b, c, d] = [
    camera.at(-84, 0, 352),
    camera.at(150, 0, 352),
    camera.at(150, 0, 520),
    camera.at(-84, 0, 520),
  ];
  return [
    floorPatch(camera, [-310, 900], [200, 1300], road),
    fields,
    filled(
      straight([a, b, c, d]),
      gradient([
        [0, mix(palette.accent, palette.ground.light, 0.55)],
        [1, mix(palette.accent, palette.ground.light, 0.3)],
      ]),
    ),
    element('path', {
      d: straight([a, b, c, d]),
      fill: 'none',
      stroke: '#ffffff',
      'stroke-width': 5,
      'stroke-dasharray': '18 12',
    }),
    stroked(
      [a, b, c, d].map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}v-26`).join(''),
      palette.accent,
      6,
    ),
    traffic({ palette, random }, camera),
  ];
}

function traffic({ palette, random }: Brush, camera: Camera): Drawing {
  const cabs = [palette.accent, palette.wall.lit, palette.sea.mid] as const;
  return [
    [156, 300],
    [156, 430],
    [156, 640],
    [-90, 700],
    [-90, 460],
  ].map(([x = 0, z = 300]) =>
    block(
      camera,
      { x: [x - 2.5, x + 2.5], y: [0.5, 6], z: [z, z + 22] },
      { top: '#ffffff', front: random.pick(cabs), side: palette.wall.shade },
    ),
  );
}

/** Halls with light roofs, containers in the yard, rows of trees. */
function sheds({ palette }: Brush, camera: Camera): Drawing {
  const roof = { top: palette.wall.lit, front: palette.wall.base, side: palette.wall.shade };
  const halls = [
    [[180, 400], [870, 1180], 26],
    [[-280, -110], [880, 1200], 22],
    [[450, 700], [880, 1150], 24],
    [[-260, -110], [580, 770], 20],
    [[180, 400], [570, 780], 24],
    [[450, 640], [570, 760], 22],
    [[-60, 120], [600, 760], 18],
    [[186, 400], [370, 505], 22],
    [[-290, -120], [366, 500], 18],
  ] as const;
  const boxes = halls.map(([x, z, high]): Block => ({ x, y: [0, high], z }));
  const shades = halls.map(([[left, right], [near, far]]) =>
    patch(camera, [left + 6, right + 14], [near - 8, far], 0),
  );
  const skylights = halls.map(([[left, right], [near, far], high]) => {
    const inset = (right - left) * 0.12;
    return patch(
      camera,
      [left + inset, right - inset],
      [near + (far - near) * 0.4, near + (far - near) * 0.46],
      high,
    );
  });
  const gates = halls.map(([[left, right], [near], high]) => docks(camera, left, right, near, high));
  return [
    filled(shades.join(''), palette.ink, 0.16),
    blocks(camera, boxes, roof),
    filled(skylights.join(''), palette.glass.bottom, 0.8),
    group({ 'stroke-linecap': 'butt' }, stroked(gates.join(''), palette.sea.near, 5, 0.7)),
  ];
}

/** Rows of a crop on the plots where nothing is built yet. */
function furrows({ palette }: Brush, camera: Camera): Drawing {
  const rows = Array.from({ length: 46 }, (_, i) => {
    const x = -300 + i * 16 + (i > 12 ? 14 : 0) + (i > 27 ? 14 : 0);
    const near = x > -92 && x < 158 ? 552 : 352;
    const [from, to] = [camera.at(x, 0, near), camera.at(x, 0, 1240)];
    return `M${Math.round(from[0])} ${Math.round(from[1])}L${Math.round(to[0])} ${Math.round(to[1])}`;
  });
  return stroked(rows.join(''), palette.foliage.base, 5, 0.35);
}

/** Young trees along the roads. */
function trees({ palette, random }: Brush, camera: Camera): Drawing {
  const tree = roundTree(palette, random);
  return Array.from({ length: 22 }, (_, i) => {
    const z = i < 16 ? 344 : 338 - (i - 16) * 20;
    const x = i < 16 ? -300 + i * 46 + (i > 4 && i < 11 ? 4 : 0) : 160;
    const [px, py] = camera.at(x, 0, z);
    return stamp(tree, px, py, 80 / z, i % 2 === 0);
  });
}

function docks(camera: Camera, left: number, right: number, near: number, high: number): string {
  let d = '';
  for (let x = left + 14; x < right - 8; x += 22) {
    const [px, py] = camera.at(x, 0, near);
    if (px > -10 && px < 1210)
      d += `M${Math.round(px)} ${Math.round(py)}V${Math.round(camera.at(x, high * 0.42, near)[1])}`;
  }
  return d;
}

/** From the plot: the port's cranes over the grass. */
function view(brush: Brush): Drawing {
  const { palette, random } = brush;
  const low = bush(palette, random);
  return [
    sky(palette, 560),
    sun(palette, [300, 190], 32, 11),
    clouds(palette, random, { from: 150, to: 440, count: 6 }),
    ranges(palette, random, { top: 510, base: 556, count: 2, swell: 24, waves: 1.3 }),
    filled(box(0, 552, 1200, 34), blend(palette.sea.far, palette.sea.mid)),
    cranes(brush),
    containers(brush),
    mist(palette, 600, 60, 0.4),
    filled(
      softDownTo(points('-20 600, 300 588, 640 598, 1220 586'), 800),
      gradient([
        [0, mix(palette.ground.light, palette.haze, 0.3)],
        [0.4, palette.ground.light],
        [1, mix(palette.ground.dark, palette.foliage.base, 0.35)],
      ]),
    ),
    boundary(brush),
    Array.from({ length: 12 }, (_, i) =>
      stamp(
        low,
        -10 + i * 112 + random.between(-30, 30),
        806 - Math.abs(i - 5.5) * 7,
        random.between(0.9, 1.5),
        i % 2 === 0,
      ),
    ),
    atmosphere(palette, [300, 190]),
  ];
}

/** Ship-to-shore cranes in a row, nearer ones larger. */
function cranes({ palette }: Brush): Drawing {
  const shape =
    'M-40 0L-30-150M40 0L30-150M-36-60h72M-30-150h60M-30-150L-12-240M30-150L-12-240M-150-152L120-152M-150-146L120-146M-12-240L-146-152M-12-240L-70-152M-12-240L110-152M-36-60L30-150';
  const tone = [
    mix(palette.sea.near, palette.haze, 0.45),
    mix(palette.accent, palette.haze, 0.3),
    palette.accent,
    mix(palette.sea.near, palette.haze, 0.15),
  ] as const;
  return [
    [930, 0.72, 0],
    [760, 0.86, 1],
    [520, 1.08, 3],
    [1090, 1.22, 2],
  ].map(([x = 0, scale = 1, color = 0]) =>
    group(
      { transform: `translate(${x} 590)scale(${scale})`, fill: 'none', stroke: tone[color] ?? tone[0] },
      element('path', { d: shape, 'stroke-width': 6 }),
      element('path', {
        d: box(-14, -176, 34, 22) + box(-96, -140, 18, 12),
        fill: palette.wall.lit,
        stroke: 'none',
      }),
      element('path', { d: 'M-92-128v40M-82-128v40', 'stroke-width': 1.5 }),
    ),
  );
}

function containers({ palette, random }: Brush): Drawing {
  const colors = [
    palette.accent,
    palette.sea.near,
    palette.wall.base,
    mix(palette.foliage.base, palette.haze, 0.2),
    mix('#b5443c', palette.haze, 0.15),
  ] as const;
  const stacks: Record<string, string> = {};
  for (let x = 20; x < 1190; x += 46) {
    const high = Math.floor(random.between(0, 4.4));
    for (let level = 0; level < high; level++) {
      const color = random.pick(colors);
      stacks[color] = (stacks[color] ?? '') + box(x, 578 - level * 15, 43, 14);
    }
  }
  return Object.entries(stacks).map(([fill, d]) => filled(d, fill));
}

/** Posts with a wire, and the corner stake of the plot. */
function boundary({ palette }: Brush): Drawing {
  const posts = points('20 742, 170 716, 298 696, 408 680, 504 666, 590 654, 668 644, 740 636');
  const wire = (up: number) =>
    straight(
      posts.map(([x, y]): Point => [x, y - up * (1 - x / 1000)]),
      false,
    );
  return [
    filled(straight(points('20 742, 740 636, 1220 690, 1220 800, 0 800')), fade(palette.accent, 0.02, 0.22)),
    stroked(
      posts.map(([x, y]) => `M${x} ${y}v${-Math.round(96 * (1 - x / 1000))}`).join(''),
      palette.wood.dark,
      6,
    ),
    stroked(wire(84) + wire(48), palette.stone.base, 2),
    stroked('M740 636v-66', palette.wall.lit, 7),
    filled('M744 572l54 15-54 17z', palette.accent),
    stroked(dash(700, 642, 84), palette.ink, 5, 0.18),
  ];
}
