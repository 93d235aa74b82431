import type { RwaDocumentKind } from '@gli/sdk';
import { localize } from '../../../core/text/localize.ts';
import type { Text } from '../../../core/text/text.ts';
import { addDays } from '../../../core/time/calendar.ts';
import { bundledSize } from '../../media/index.ts';
import type { DocumentText, PictureText } from '../assets/asset-details.ts';
import type { AssetSeed } from './asset-files.ts';

export const toDocumentName = (assetName: Text, kind: RwaDocumentKind): Text =>
  localize(({ rwa }, language) => rwa.document(assetName[language], kind));

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
      name: toDocumentName(name, kind),
      ...{ kind, url },
      sizeBytes: bundledSize(url),
      publishedOn: addDays(announced_on, -DAYS_BETWEEN_DOCUMENTS * index),
    };
  });
}

/** Pictures of an asset, the cover first and its site plan last. The folder may be another asset's. */
export function toPictures(
  { slug, name, cover_alt, pictures }: AssetSeed,
  folder = slug,
): [PictureText, ...PictureText[]] {
  const toUrl = (picture: string) => `/media/assets/${folder}/${picture}.svg`;
  const alts = {
    cover: cover_alt,
    view: localize(({ rwa }, language) => rwa.pictures.view(name[language])),
    interior: localize(({ rwa }, language) => rwa.pictures.interior(name[language])),
    plan: localize(({ rwa }, language) => rwa.pictures.plan(name[language])),
  };
  const [cover, ...others] = pictures;
  const toPicture = (picture: keyof typeof alts) => ({ url: toUrl(picture), alt: alts[picture] });
  return [toPicture(cover), ...others.map(toPicture), toPicture('plan')];
}
