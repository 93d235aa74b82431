import { assets, avatars, home, products, team } from './catalog.ts';
import { documents } from './documents.ts';
import { appIconPng, logoPng, logoSvg } from './logo.ts';
import { portraitPng, portraitSvg } from './portrait.ts';
import { paintPicture } from './scene.ts';

const avatarPixels = 256;

/** Every file that is made, by its path below `apps/web/public`. */
export function mediaFiles(): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  const add = (path: string, content: string | Buffer) => files.set(path, Buffer.from(content));
  for (const [slug, { scene, palette, mirrored, ...hours }] of Object.entries(assets)) {
    const paint = (part: 'cover' | 'view' | 'interior', hour = palette) => {
      const draw = scene[part];
      if (draw)
        add(`media/assets/${slug}/${part}.svg`, paintPicture(draw, hour, `${slug}/${part}`, mirrored));
    };
    paint('cover');
    paint('view', hours.view);
    paint('interior', hours.interior);
  }
  for (const [name, { draw, palette }] of Object.entries(home)) {
    add(`media/home/${name}.svg`, paintPicture(draw, palette, `home/${name}`));
  }
  for (const [slug, { draw, palette }] of Object.entries(products)) {
    add(`media/products/${slug}/cover.svg`, paintPicture(draw, palette, slug));
  }
  for (const [slug, look] of Object.entries(team)) add(`media/team/${slug}.svg`, portraitSvg(look));
  for (const [name, { look, format }] of Object.entries(avatars)) {
    add(
      `media/avatars/${name}.${format}`,
      format === 'svg' ? portraitSvg(look) : portraitPng(look, avatarPixels),
    );
  }
  for (const [name, content] of documents()) add(`media/documents/${name}`, content);
  add('img/logo/logo.svg', logoSvg());
  add('img/logo/logo.png', logoPng());
  add('favicon.svg', logoSvg());
  for (const side of [180, 192, 512]) add(`img/app-icon-${side}.png`, appIconPng(side));
  return files;
}
