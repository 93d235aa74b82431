import type {
  ContractKind,
  ContractType,
  RiskLevel,
  RwaAssetStatus,
  RwaDocumentKind,
  RwaPayoutSchedule,
} from '@gli/sdk';
import type { Text } from '../../../core/text/text.ts';
import { addDays } from '../../../core/time/calendar.ts';

export type Scene = 'coast' | 'mountain' | 'city' | 'village' | 'land' | 'forest' | 'marina';

/** An asset of the demo data. Days and months are those of the cast; the seed moves them. */
export type AssetSeed = {
  readonly id: string;
  readonly slug: string;
  readonly name: Text;
  readonly summary: Text;
  readonly description: Text;
  readonly coverAlt: Text;
  /** Slug of another asset that lends its pictures. */
  readonly picturesOf?: string;
  readonly profile: {
    readonly scene: Scene;
    readonly contract: readonly [ContractKind, ContractType];
    readonly risk: RiskLevel;
  };
  readonly riskFactors: ReadonlyArray<readonly [title: Text, ko: string, en: string]>;
  /** `active` by default. */
  readonly status?: RwaAssetStatus;
  readonly statusReason?: Text | null;
  readonly featured?: true;
  readonly terms: {
    readonly apy: string;
    readonly minimum: string;
    readonly maximum: string | null;
    readonly termMonths: number;
  };
  /** `day` of the month on which earnings are credited; 10 by default. */
  readonly payout: { readonly schedule: RwaPayoutSchedule; readonly day?: number };
  readonly funding: { readonly target: string; readonly raised: string; readonly investorCount: number };
  readonly dates: {
    readonly announcedOn: string;
    readonly opensOn: string;
    readonly closesOn: string | null;
    /** First month that earns; null while it does not. */
    readonly earnsFrom: string | null;
  };
  readonly place: {
    readonly region: keyof typeof REGIONS;
    readonly city: Text;
    readonly at: readonly [latitude: number, longitude: number];
  };
  readonly address: Text;
  readonly nearby: ReadonlyArray<readonly [name: Text, metres: number]>;
  readonly facts: {
    readonly floorM2?: number;
    readonly landM2?: number;
    readonly builtYear?: number;
    readonly floors?: number;
    readonly rooms?: number;
    readonly occupancyPercent?: string;
  };
  readonly otherFacts?: ReadonlyArray<readonly [label: Text, value: Text]>;
  readonly operator: readonly [name: Text, ko: string, en: string, foundedYear: number, domain: string];
};

/** A text in both languages, Korean first. */
export const t = (ko: string, en: string): Text => ({ ko, en });

export const REGIONS = {
  seoul: t('서울특별시', 'Seoul'),
  busan: t('부산광역시', 'Busan'),
  daegu: t('대구광역시', 'Daegu'),
  incheon: t('인천광역시', 'Incheon'),
  daejeon: t('대전광역시', 'Daejeon'),
  gwangju: t('광주광역시', 'Gwangju'),
  ulsan: t('울산광역시', 'Ulsan'),
  sejong: t('세종특별자치시', 'Sejong'),
  gyeonggi: t('경기도', 'Gyeonggi-do'),
  gangwon: t('강원특별자치도', 'Gangwon-do'),
  chungbuk: t('충청북도', 'Chungcheongbuk-do'),
  chungnam: t('충청남도', 'Chungcheongnam-do'),
  jeonbuk: t('전북특별자치도', 'Jeonbuk-do'),
  jeonnam: t('전라남도', 'Jeollanam-do'),
  gyeongbuk: t('경상북도', 'Gyeongsangbuk-do'),
  gyeongnam: t('경상남도', 'Gyeongsangnam-do'),
  jeju: t('제주특별자치도', 'Jeju-do'),
} as const;

export const NO_EARLY_REDEMPTION = [
  t('중도 환매 제한', 'No early redemption'),
  '만기 전에는 투자금을 돌려받을 수 없습니다.',
  'The principal cannot be withdrawn before maturity.',
] as const;

const KINDS: readonly RwaDocumentKind[] = ['prospectus', 'appraisal', 'registry', 'insurance'];
const DAYS_BETWEEN_DOCUMENTS = 9;

/** Documents with their days of issue: a pending asset has only the first, one without a building no insurance. */
export function documentsOn({ status, facts, dates }: AssetSeed): [RwaDocumentKind, string][] {
  const count = status === 'pending' ? 1 : facts.builtYear === undefined ? 3 : KINDS.length;
  return KINDS.slice(0, count).map((kind, index) => [
    kind,
    addDays(dates.announcedOn, -DAYS_BETWEEN_DOCUMENTS * index),
  ]);
}
