import type { RwaDocumentKind } from '@gli/sdk';
import { texts } from '../../../core/text/texts.ts';
import { addDays } from '../../../core/time/calendar.ts';
import { bundledSize } from '../../media/index.ts';
import type { DocumentText, LocalizedPicture } from '../assets/asset-details.ts';
import type { AssetSeed } from './asset-files.ts';

const DOCUMENT_KINDS: readonly RwaDocumentKind[] = ['prospectus', 'appraisal', 'registry', 'insurance'];
const DAYS_BETWEEN_DOCUMENTS = 9;

/**
 * Returns the documents of an asset. A pending asset has only the first one. An asset without a building has no
 * insurance.
 */
export function toDocuments({ slug, name, status, facts, announced_on }: AssetSeed): DocumentText[] {
  const count = status === 'pending' ? 1 : facts.built_year === undefined ? 3 : DOCUMENT_KINDS.length;
  return DOCUMENT_KINDS.slice(0, count).map((kind, index) => {
    const url = `/media/documents/${slug}-${kind}.pdf`;
    return {
      name: texts.rwa.document(name, kind),
      ...{ kind, url },
      sizeBytes: bundledSize(url),
      publishedOn: addDays(announced_on, -DAYS_BETWEEN_DOCUMENTS * index),
    };
  });
}

/** Returns an asset's pictures, with the cover first and the site plan last. `folder` can be another asset's folder. */
export function toPictures(
  { slug, name, cover_alt, pictures }: AssetSeed,
  folder = slug,
): [LocalizedPicture, ...LocalizedPicture[]] {
  const toUrl = (picture: string) => `/media/assets/${folder}/${picture}.svg`;
  const alts = {
    cover: cover_alt,
    view: texts.rwa.pictures.view(name),
    interior: texts.rwa.pictures.interior(name),
    plan: texts.rwa.pictures.plan(name),
  };
  const [cover, ...others] = pictures;
  const toPicture = (picture: keyof typeof alts) => ({ url: toUrl(picture), alt: alts[picture] });
  return [toPicture(cover), ...others.map(toPicture), toPicture('plan')];
}
