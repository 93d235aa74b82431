import type { Picture, Product } from '@gli/sdk';
import { GalleryStage, GalleryThumbnails } from '@gli/ui';
import { useState } from 'react';
import { useTranslations } from '@/i18n';

/** A product's pictures: a large one, and thumbnails to choose from. */
export function ProductGallery({ product }: { product: Product }) {
  const t = useTranslations();
  const pictures = collectPictures(product);
  const [chosen, setChosen] = useState(0);
  const picture = pictures[chosen] ?? pictures[0];
  if (!picture) return null;
  return (
    <figure>
      <GalleryStage>
        <img src={picture.url} alt={picture.alt} width={1200} height={800} fetchPriority="high" />
      </GalleryStage>
      <GalleryThumbnails
        label={t.shopping.pictures()}
        pictures={pictures}
        selected={chosen}
        onSelect={setChosen}
      />
    </figure>
  );
}

/** Returns the distinct photos of the product and its rooms, cover first. */
export function collectPictures({ pictures, rooms }: Product): Picture[] {
  const byUrl = new Map<string, Picture>();
  for (const picture of [...pictures, ...rooms.map((room) => room.picture)]) {
    if (!byUrl.has(picture.url)) byUrl.set(picture.url, picture);
  }
  return [...byUrl.values()];
}
