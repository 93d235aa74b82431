import { blend, gradient, mix } from '../paint.ts';
import { straight } from '../path.ts';
import { type Block, block, blocks, type Camera, floorPatch, patch } from '../perspective.ts';
import { roundTree } from '../plants/trees.ts';
import type { Brush } from '../scene.ts';
import { filled, stroked } from '../shape.ts';
import { stamp } from '../stamp.ts';
import { type Drawing, element, group } from '../svg.ts';

/** The new town's towers at the far end of the land. */
export function towers({ palette, random }: Brush, camera: Camera): Drawing {
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
export function plots({ palette, random }: Brush, camera: Camera): Drawing {
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
export function sheds({ palette }: Brush, camera: Camera): Drawing {
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

/** Rows of solar panels on the plots, but for the one that is marked. */
export function panels({ palette }: Brush, camera: Camera): Drawing {
  const { glass, sky, wall } = palette;
  const columns = [
    [-286, -104],
    [-78, 144],
    [168, 414],
    [438, 752],
  ] as const;
  const rows = Array.from({ length: 22 }, (_, i) => 366 + i * 26 + i * i);
  const tables = rows.flatMap((near) =>
    columns.flatMap(([left, right], column) => {
      const crossesRoad = (near > 490 && near < 556) || (near > 770 && near < 846);
      return crossesRoad || (column === 1 && near < 552) ? [] : [panel(camera, [left, right], near)];
    }),
  );
  return [
    filled(tables.join(''), blend(mix(glass.top, sky[0], 0.35), mix(glass.top, palette.ink, 0.35))),
    stroked(tables.join(''), wall.lit, 1.2, 0.5),
  ];
}

/** One row, tilted towards the south. */
function panel(camera: Camera, [left, right]: readonly [number, number], near: number): string {
  const far = near + 14;
  return straight([
    camera.at(left, 2, near),
    camera.at(right, 2, near),
    camera.at(right, 9, far),
    camera.at(left, 9, far),
  ]);
}

/** Young trees along the roads. */
export function trees({ palette, random }: Brush, camera: Camera): Drawing {
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
