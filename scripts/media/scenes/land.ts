import { ranges } from '../hills.ts';
import { blend, mix } from '../paint.ts';
import { straight } from '../path.ts';
import { type Camera, createCamera } from '../perspective.ts';
import type { Brush, Scene } from '../scene.ts';
import { sea } from '../sea.ts';
import { filled, stroked } from '../shape.ts';
import { atmosphere, clouds, sky, sun } from '../sky.ts';
import type { Drawing } from '../svg.ts';
import { panels, plots, sheds, towers, trees } from './plots.ts';
import { view } from './port.ts';

/** Plots on reclaimed land by the sea, as at Songdo: from the air, and from the plot; `on` is what stands on the others. */
export function land({ on = 'halls' }: { on?: 'halls' | 'panels' } = {}): Scene {
  return { cover: (brush) => cover(brush, on === 'halls' ? sheds : panels), view };
}

const line = 292;

function cover(brush: Brush, uses: typeof sheds): Drawing {
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
    uses(brush, camera),
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
