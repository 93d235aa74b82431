import { armchair, bed, faces, pendant, pottedPlant, rug, shadow, sofa, table } from './furniture.ts';
import { blend, glow, gradient, mix } from './paint.ts';
import { box, straight } from './path.ts';
import { type Block, block, blocks } from './perspective.ts';
import { cove, createRoom, type Room, shell, sunPatches, windowWall } from './room.ts';
import type { Brush } from './scene.ts';
import { ellipse, filled, stroked } from './shape.ts';
import { atmosphere } from './sky.ts';
import type { Drawing, Point } from './svg.ts';

/** A hotel lobby: glass to the view, a wall of dark stone, a timber ceiling. */
export function lobby(brush: Brush, outside: Drawing): Drawing {
  const { palette } = brush;
  const room = createRoom({ width: 9.4, height: 3.3, far: 6.8, eye: 1.5 });
  const { camera } = room;
  return [
    shell(brush, room, {
      leftWall: gradient(
        [
          [0, palette.stone.dark],
          [1, palette.stone.light],
        ],
        90,
      ),
      timber: true,
    }),
    masonry(brush, room, palette.stone.dark, 9),
    windowWall(brush, room, outside, { panes: 5 }),
    sunPatches(brush, room, { panes: 5, lean: 1.1 }),
    pottedPlant(brush, camera, 3.9, 5.8, 2.1),
    sofa(brush, camera, -1.9, 4.9, 2.5, mix(palette.wall.lit, palette.wood.light, 0.35)),
    rug(brush, camera, [-1.7, 2.5], [3.1, 4.8], mix(palette.sea.mid, palette.wall.base, 0.55)),
    armchair(brush, camera, 1.6, 4.5, mix(palette.accent, palette.wood.light, 0.3)),
    armchair(brush, camera, 2.9, 4.3, mix(palette.accent, palette.wood.light, 0.3)),
    table(brush, camera, 0.3, 3.6, 1.4, 0.8, 0.36),
    pottedPlant(brush, camera, 0.3, 3.9, 0.54, 0.36),
    pottedPlant(brush, camera, -3.3, 3.5, 1.9),
    [-0.9, 0.1, 1.1].map((x, i) => pendant(brush, camera, x, 4.6, 3.3, i === 1 ? 2.45 : 2.65)),
    atmosphere(palette, [600, 400]),
  ];
}

/** A room to sleep in, its bed before the window. */
export function bedroom(brush: Brush, outside: Drawing): Drawing {
  const { palette } = brush;
  const room = createRoom({ width: 7, height: 3.05, far: 6.3, eye: 1.9 });
  const { camera } = room;
  return [
    shell(brush, room, {
      leftWall: gradient(
        [
          [0, palette.wood.dark],
          [1, palette.wood.light],
        ],
        90,
      ),
    }),
    cove(brush, room),
    windowWall(brush, room, outside, { panes: 3 }),
    curtains(brush, room),
    sunPatches(brush, room, { panes: 3 }),
    pottedPlant(brush, camera, 3, 5.3, 1.6),
    armchair(brush, camera, 2.2, 4.7, mix(palette.sea.mid, palette.wall.base, 0.3)),
    bed(brush, camera, -0.5, 3.35, 2.1, 2.1),
    block(camera, { x: [-2.3, -1.8], y: [0, 0.5], z: [3.5, 3.9] }, faces(palette.wood.base, brush)),
    pendant(brush, camera, -2.05, 3.7, 3.05, 1.25, 0.15),
    block(camera, { x: [0.78, 1.28], y: [0, 0.5], z: [3.5, 3.9] }, faces(palette.wood.base, brush)),
    pottedPlant(brush, camera, 1.03, 3.7, 0.42, 0.5),
    atmosphere(palette, [600, 400]),
  ];
}

/** A living room full of light, with a sofa, books and a long table. */
export function livingRoom(brush: Brush, outside: Drawing): Drawing {
  const { palette } = brush;
  const room = createRoom({ width: 7.6, height: 3, far: 6, eye: 1.5 });
  const { camera } = room;
  return [
    shell(brush, room, { timber: true }),
    windowWall(brush, room, outside, { panes: 4 }),
    sunPatches(brush, room, { panes: 4, lean: -1.2, reach: 0.4 }),
    shelves(brush, room),
    pottedPlant(brush, camera, -3.2, 5.2, 1.8),
    rug(brush, camera, [-2.2, 1.6], [2.9, 4.6], mix(palette.wall.base, palette.wood.light, 0.3)),
    sofa(brush, camera, -0.5, 4.3, 2.6, mix(palette.foliage.base, palette.wall.base, 0.45)),
    armchair(brush, camera, 2.1, 4, palette.wood.light),
    table(brush, camera, -0.4, 3.2, 1.3, 0.7, 0.34),
    pottedPlant(brush, camera, -0.6, 3.5, 0.48, 0.34),
    pendant(brush, camera, -0.4, 3.6, 3, 2.2, 0.2),
    atmosphere(palette, [600, 400]),
  ];
}

/** A suite with its kitchen: an island with stools, cupboards along the wall. */
export function kitchenSuite(brush: Brush, outside: Drawing): Drawing {
  const { palette } = brush;
  const room = createRoom({ width: 7.8, height: 2.9, far: 6.2, eye: 1.5 });
  const { camera } = room;
  return [
    shell(brush, room, {
      leftWall: gradient(
        [
          [0, palette.wood.dark],
          [1, palette.wood.base],
        ],
        90,
      ),
    }),
    cove(brush, room),
    windowWall(brush, room, outside, { panes: 4 }),
    sunPatches(brush, room, { panes: 4, lean: 0.9 }),
    block(camera, { x: [-3.9, -3.25], y: [0, 0.92], z: [2.3, 6] }, faces(palette.wall.base, brush)),
    block(camera, { x: [-3.9, -3.5], y: [1.75, 2.6], z: [2.3, 5.4] }, faces(palette.wood.base, brush)),
    pottedPlant(brush, camera, -3.45, 4.6, 0.3, 0.92),
    sofa(brush, camera, 2, 4.8, 2.1, mix(palette.wall.base, palette.accent, 0.35)),
    pottedPlant(brush, camera, 3.5, 4.4, 1.6),
    block(
      camera,
      { x: [-1.9, 0.8], y: [0, 0.9], z: [3.9, 4.6] },
      faces(mix(palette.sea.near, palette.wall.base, 0.2), brush),
    ),
    stroked(slats(camera.at(-1.9, 0.86, 3.9), camera.at(0.8, 0.04, 3.9)), palette.ink, 2, 0.3),
    block(camera, { x: [-2, 0.9], y: [0.9, 0.97], z: [3.8, 4.7] }, faces(palette.wall.lit, brush)),
    pottedPlant(brush, camera, -1.3, 4.2, 0.5, 0.97),
    block(camera, { x: [-0.2, 0.2], y: [0.97, 1.03], z: [4, 4.3] }, faces(palette.accent, brush, 2)),
    [-1.55, -0.75, 0.05].map((x) => [
      shadow(brush, camera, x + 0.18, 3.4, 0.4, 0.25),
      [0.03, 0.28].map((leg) =>
        block(
          camera,
          { x: [x + leg, x + leg + 0.04], y: [0, 0.6], z: [3.45, 3.49] },
          faces(palette.wood.dark, brush),
        ),
      ),
      block(
        camera,
        { x: [x, x + 0.36], y: [0.6, 0.68], z: [3.38, 3.68] },
        faces(palette.wood.light, brush, 3),
      ),
    ]),
    [-1.4, -0.55, 0.3].map((x) => pendant(brush, camera, x, 4.2, 2.9, 1.95, 0.18)),
    atmosphere(palette, [600, 400]),
  ];
}

function slats([left, top]: Point, [right, bottom]: Point): string {
  return Array.from(
    { length: 26 },
    (_, i) =>
      `M${Math.round(left + ((right - left) * (i + 1)) / 27)} ${Math.round(top)}V${Math.round(bottom)}`,
  ).join('');
}

/** A room around an open fire, in the mountains. */
export function fireside(brush: Brush, outside: Drawing): Drawing {
  const { palette } = brush;
  const { stone, lamp, accent } = palette;
  const room = createRoom({ width: 7.6, height: 3.3, far: 6, eye: 1.5 });
  const { camera } = room;
  const [left, top] = camera.at(-1.05, 0.95, 4.9);
  const [right, bottom] = camera.at(0.35, 0.25, 4.9);
  const middle = (left + right) / 2;
  const flame = (half: number, rise: number) =>
    `M${Math.round(middle - half)} ${Math.round(bottom)}q${-Math.round(half * 0.3)}-${Math.round(rise * 0.5)} ${Math.round(half * 0.7)}-${rise}q${Math.round(half * 0.1)} ${Math.round(rise * 0.3)} ${Math.round(half * 0.6)} ${Math.round(rise * 0.1)}q${Math.round(half)} ${Math.round(rise * 0.5)} ${Math.round(half * 0.7)} ${Math.round(rise * 0.9)}z`;
  return [
    shell(brush, room, {
      timber: true,
      leftWall: gradient(
        [
          [0, palette.wood.dark],
          [1, palette.wood.base],
        ],
        90,
      ),
      rightWall: gradient(
        [
          [0, palette.wood.base],
          [1, palette.wood.dark],
        ],
        90,
      ),
    }),
    windowWall(brush, room, outside, { panes: 6 }),
    sunPatches(brush, room, { panes: 6, lean: 0.6, reach: 0.62 }),
    block(
      camera,
      { x: [-1.55, 0.85], y: [0, 3.3], z: [4.9, 5.6] },
      { top: stone.light, front: mix(stone.base, palette.wood.base, 0.15), side: stone.dark },
    ),
    stroked(courses(brush, camera.at(-1.55, 3.3, 4.9), camera.at(0.85, 0, 4.9)), stone.dark, 2, 0.5),
    block(camera, { x: [-1.75, 1.05], y: [1.2, 1.34], z: [4.7, 4.9] }, faces(palette.wood.light, brush)),
    filled(box(left, top, right - left, bottom - top), blend(palette.ink, mix(palette.ink, accent, 0.6))),
    filled(flame(38, 58), blend(accent, lamp)),
    filled(flame(22, 36), lamp),
    block(camera, { x: [-1.75, 1.05], y: [0, 0.22], z: [4.5, 4.9] }, faces(stone.light, brush)),
    ellipse(middle, bottom + 60, 330, 110, warmth(brush)),
    pottedPlant(brush, camera, 2.9, 5.4, 1.7),
    rug(brush, camera, [-2, 1.7], [2.6, 4.2], mix(palette.wall.base, palette.wood.light, 0.25)),
    sofa(brush, camera, -2.35, 3.9, 1.5, mix(palette.hill.near, palette.wall.lit, 0.2)),
    armchair(brush, camera, 2.1, 3.9, mix(accent, palette.wood.base, 0.45)),
    table(brush, camera, 0.1, 2.9, 1.2, 0.6, 0.34),
    pottedPlant(brush, camera, 0, 3.1, 0.42, 0.34),
    atmosphere(palette, [middle, 480]),
  ];
}

/** A shop on the ground floor that opens for a few weeks: brick, rails of clothes, plinths. */
export function popUpShop(brush: Brush, outside: Drawing): Drawing {
  const { palette, random } = brush;
  const { wall, ink, lamp, accent } = palette;
  const floor = { light: mix(wall.base, '#d9d4d6', 0.82), base: '#a9a3b3', dark: '#5d5a72' };
  const concrete = { lit: '#cfc6cf', base: '#9d97aa', shade: '#6c6a82' };
  const room = createRoom({ width: 8.4, height: 3.6, far: 6.4, eye: 1.5 });
  const { camera } = room;
  const cloth = [
    accent,
    mix(lamp, '#ffffff', 0.4),
    palette.sea.mid,
    mix(wall.lit, lamp, 0.5),
    '#e9e3e6',
    palette.hill.near,
  ] as const;
  return [
    shell({ ...brush, palette: { ...palette, wall: concrete } }, room, {
      floor,
      leftWall: gradient(
        [
          [0, wall.shade],
          [1, wall.lit],
        ],
        90,
      ),
      rightWall: gradient(
        [
          [0, wall.lit],
          [1, wall.shade],
        ],
        90,
      ),
    }),
    masonry(brush, room, wall.shade, 12),
    windowWall(brush, room, outside, { panes: 4, from: -3.4, to: 3.4, head: 3 }),
    sunPatches(brush, room, { panes: 4, from: -3.4, to: 3.4, lean: 0.7 }),
    [-2.6, 2.6].map((x) => clothesRail(brush, room, x, 4.6, cloth)),
    [
      [-1.2, 0.95, 4.7],
      [0, 0.6, 4.2],
      [1.15, 0.8, 4.8],
    ].map(([x = 0, high = 1, z = 4]) => [
      block(camera, { x: [x - 0.32, x + 0.32], y: [0, high], z: [z, z + 0.6] }, faces('#efe9ea', brush)),
      block(
        camera,
        { x: [x - 0.16, x + 0.16], y: [high, high + random.between(0.16, 0.34)], z: [z + 0.15, z + 0.4] },
        faces(random.pick(cloth), brush, 3),
      ),
    ]),
    table(brush, camera, 0.2, 2.9, 1.9, 0.7, 0.74),
    [-0.45, 0, 0.5].map((x, i) =>
      block(
        camera,
        { x: [x, x + 0.3], y: [0.74, 0.8 + i * 0.04], z: [3.05, 3.35] },
        faces(cloth[i] ?? accent, brush, 2),
      ),
    ),
    pottedPlant(brush, camera, 3.3, 3.6, 1.7),
    [-2, -0.7, 0.7, 2].map((x) => pendant(brush, camera, x, 4.6, 3.6, 2.75, 0.2)),
    stroked(
      `M${straight([camera.at(-4.2, 3.3, 4.6), camera.at(4.2, 3.3, 4.6)], false).slice(1)}`,
      ink,
      4,
      0.5,
    ),
    atmosphere(palette, [600, 420]),
  ];
}

function clothesRail(
  brush: Brush,
  { camera }: Room,
  x: number,
  z: number,
  cloth: readonly [string, ...string[]],
): Drawing {
  const [left, top] = camera.at(x - 0.75, 1.6, z);
  const [right, foot] = camera.at(x + 0.75, 0, z);
  const pieces = Array.from({ length: 8 }, (_, i) => {
    const at = left + 8 + ((right - left - 16) * i) / 7;
    const long = (foot - top) * brush.random.between(0.5, 0.68);
    return filled(
      straight([
        [at - 8, top + 12],
        [at, top + 4],
        [at + 8, top + 12],
        [at + 10, top + long],
        [at - 10, top + long],
      ]),
      blend(brush.random.pick(cloth), mix(brush.random.pick(cloth), brush.palette.ink, 0.25)),
    );
  });
  return [
    stroked(
      `M${Math.round(left)} ${Math.round(foot)}V${Math.round(top)}H${Math.round(right)}V${Math.round(foot)}`,
      brush.palette.ink,
      4,
    ),
    pieces,
  ];
}

/** Shelves with books along the right wall. */
function shelves(brush: Brush, { camera, right }: Room): Drawing {
  const { palette, random } = brush;
  const colors = [palette.accent, palette.wall.lit, palette.sea.near, palette.foliage.base] as const;
  const books = [0.8, 1.35].flatMap((up) =>
    Array.from(
      { length: 7 },
      (_, i): Block => ({
        x: [right - 0.26, right],
        y: [up, up + random.between(0.24, 0.42)],
        z: [5.2 - i * 0.28, 5.4 - i * 0.28],
      }),
    ),
  );
  const boards = [0.75, 1.3, 1.85].map(
    (up): Block => ({ x: [right - 0.32, right], y: [up, up + 0.05], z: [3.2, 5.6] }),
  );
  return [
    colors.map((color, i) =>
      blocks(
        camera,
        books.filter((_, at) => at % colors.length === i),
        faces(color, brush),
      ),
    ),
    blocks(camera, boards, faces(palette.wood.dark, brush)),
  ];
}

function curtains(brush: Brush, { camera, left, right, height, far }: Room): Drawing {
  const linen = mix(brush.palette.wall.lit, '#ffffff', 0.4);
  return [left + 0.05, right - 0.6].map((x) => {
    const [a, top] = camera.at(x, height, far - 0.12);
    const [b, foot] = camera.at(x + 0.55, 0, far - 0.12);
    const folds = [0.25, 0.5, 0.75]
      .map((at) => `M${Math.round(a + (b - a) * at)} ${Math.round(top)}V${Math.round(foot)}`)
      .join('');
    return [
      filled(
        box(a, top, b - a, foot - top),
        blend(linen, mix(linen, brush.palette.wall.shade, 0.5), 90),
        0.93,
      ),
      stroked(folds, brush.palette.wall.shade, 3, 0.4),
    ];
  });
}

function masonry(
  { random }: Brush,
  { camera, left, height, near, far }: Room,
  stroke: string,
  courseCount: number,
): Drawing {
  let lines = '';
  const rise = height / courseCount;
  for (let course = 0; course < courseCount; course++) {
    const up = rise * course;
    const [a, b] = [camera.at(left, up, near), camera.at(left, up, far)];
    lines += `M${Math.round(a[0])} ${Math.round(a[1])}L${Math.round(b[0])} ${Math.round(b[1])}`;
    for (let z = near + random.between(2, 2.8); z < far; z += random.between(0.7, 1.2)) {
      const [from, to] = [camera.at(left, up, z), camera.at(left, up + rise, z)];
      if (to[0] > 0) lines += `M${Math.round(from[0])} ${Math.round(from[1])}V${Math.round(to[1])}`;
    }
  }
  return stroked(lines, stroke, 2.5, 0.6);
}

function courses(
  { random }: Brush,
  [left, top]: readonly [number, number],
  [right, bottom]: readonly [number, number],
): string {
  let lines = '';
  for (let y = top + 24; y < bottom; y += 24) {
    lines += `M${Math.round(left)} ${Math.round(y)}H${Math.round(right)}`;
    for (let x = left + random.between(20, 60); x < right; x += random.between(40, 80))
      lines += `M${Math.round(x)} ${Math.round(y)}v-24`;
  }
  return lines;
}

function warmth({ palette }: Brush) {
  return glow([
    [0, palette.lamp, 0.55],
    [0.5, palette.lamp, 0.2],
    [1, palette.lamp, 0],
  ]);
}
