import type { KycDocumentInput, KycDocumentSide, KycDocumentType } from '@gli/sdk';
import { type Problem, problem } from '../../../core/problem/problem.ts';
import type { Text } from '../../../core/text/text.ts';
import { toKoreanDate } from '../../../core/time/time.ts';
import { DOCUMENT_RULES } from './document-rules.ts';

type DocumentFields = Pick<KycDocumentInput, 'document_type' | 'document_side' | 'expiry_date'>;

const DOCUMENT_NAMES: Readonly<Record<KycDocumentType, Text>> = {
  resident_card: { ko: '주민등록증', en: 'resident card' },
  driver_license: { ko: '운전면허증', en: "driver's licence" },
  passport: { ko: '여권', en: 'passport' },
  alien_registration_card: { ko: '외국인등록증', en: 'residence card' },
  proof_of_address: { ko: '주소 증명서', en: 'proof of address' },
};

const SIDE_NAMES: Readonly<Record<KycDocumentSide, Text>> = {
  front: { ko: '앞면', en: 'front' },
  back: { ko: '뒷면', en: 'back' },
  single: { ko: '면', en: 'page' },
};

/** What is wrong with a document beyond its schema, by field. */
export function documentComplaints(document: DocumentFields, now: Date): Record<string, Text[]> {
  const { document_type: type, document_side: side, expiry_date: expiryDate } = document;
  const { sides, expires } = DOCUMENT_RULES[type];
  const name = DOCUMENT_NAMES[type];
  const details: Record<string, Text[]> = {};
  if (!sides.includes(side)) {
    details.document_side = [
      sides.includes('single')
        ? { ko: `${name.ko}은(는) single로 보내 주세요.`, en: `A ${name.en} has a single side.` }
        : {
            ko: `${name.ko}은(는) front와 back으로 나누어 보내 주세요.`,
            en: `A ${name.en} has a front and a back.`,
          },
    ];
  }
  if (expires && expiryDate === undefined) {
    details.expiry_date = [
      { ko: `${name.ko}의 유효기간을 입력해 주세요.`, en: `A ${name.en} needs its expiry date.` },
    ];
  } else if (expiryDate !== undefined && expiryDate < toKoreanDate(now)) {
    details.expiry_date = [{ ko: '유효기간이 지났습니다.', en: 'The document has expired.' }];
  }
  return details;
}

/** The expiry date that is kept; null for documents that have none. */
export const expiryDateOf = ({
  document_type: type,
  expiry_date: expiryDate,
}: DocumentFields): string | null => (DOCUMENT_RULES[type].expires ? (expiryDate ?? null) : null);

/** A side that is approved is not taken again. */
export function alreadyApproved(type: KycDocumentType, side: KycDocumentSide): Problem {
  const name = DOCUMENT_NAMES[type];
  return problem('already_verified', {
    error: { ko: '이미 승인된 문서입니다.', en: 'This document is verified already.' },
    message: {
      ko: `${name.ko} ${SIDE_NAMES[side].ko}이 승인되어 더 보낼 필요가 없습니다.`,
      en: `The ${SIDE_NAMES[side].en} of your ${name.en} is approved; nothing more is needed.`,
    },
  });
}

/** Longest name of a file that is kept, in characters. */
const FILE_NAME_MAX_CHARACTERS = 200;

/** A file's name without folders and control characters. */
export function plainFileName(sent: string): string {
  const last = sent.split(/[/\\]/).at(-1) ?? '';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
  const clean = last.replaceAll(/[\u0000-\u001f\u007f]/g, '').trim();
  return [...clean].slice(0, FILE_NAME_MAX_CHARACTERS).join('') || 'file';
}
