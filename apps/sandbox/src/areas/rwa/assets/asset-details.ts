import type { RwaDocumentKind } from '@gli/sdk';
import type { Text } from '../../../core/text/text.ts';

export type LocalizedPicture = { readonly url: string; readonly alt: Text };

export type DocumentText = {
  readonly name: Text;
  readonly kind: RwaDocumentKind;
  readonly url: string;
  readonly sizeBytes: number;
  readonly publishedOn: string;
};

/** Data that is shown on an asset's page but not on its card. */
export type AssetDetails = {
  readonly description: Text;
  readonly riskFactors: ReadonlyArray<{ readonly title: Text; readonly text: Text }>;
  readonly address: Text;
  /** Coordinates in WGS 84, in degrees. */
  readonly latitude: number;
  readonly longitude: number;
  readonly nearby: ReadonlyArray<{ readonly name: Text; readonly distanceM: number }>;
  /** Pictures, starting with the cover. */
  readonly pictures: readonly LocalizedPicture[];
  readonly documents: readonly DocumentText[];
  readonly facts: {
    readonly floorAreaM2: number | null;
    readonly landAreaM2: number | null;
    readonly builtYear: number | null;
    readonly floorCount: number | null;
    readonly roomCount: number | null;
    readonly occupancyPercent: string | null;
    readonly other: ReadonlyArray<{ readonly label: Text; readonly value: Text }>;
  };
  readonly operator: {
    readonly name: Text;
    readonly description: Text;
    readonly foundedYear: number;
    readonly website: string | null;
    readonly email: string;
  };
  readonly similarAssetIds: readonly string[];
};
