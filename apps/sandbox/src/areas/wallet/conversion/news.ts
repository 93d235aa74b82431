import { decimal } from '@gli/validation';
import { asSubject } from '../../../core/text/particles.ts';
import type { News } from '../../notices/index.ts';
import type { ConversionRow } from './conversion-view.ts';

/** A conversion whose other half has been credited. */
export function conversionNews({ fromToken, toToken, amount, receiveAmount }: ConversionRow): News {
  const given = `${decimal.normalize(amount)} ${fromToken}`;
  const received = decimal.normalize(receiveAmount);
  return {
    kind: 'conversion',
    title: { ko: '토큰 전환이 완료되었습니다', en: 'A conversion is complete' },
    text: {
      ko: `${given} 전환으로 ${asSubject(received, toToken)} 들어왔습니다.`,
      en: `${given} became ${received} ${toToken}.`,
    },
  };
}
