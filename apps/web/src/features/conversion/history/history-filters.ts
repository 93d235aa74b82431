import {
  conversionStatusValues,
  conversionTypeValues,
  type ListConversionHistoryQuery,
  type Token,
} from '@gli/sdk';
import { choiceFilter, getPageParam, type ListFilter, omitUndefined, parseEnum, tokenFilter } from '@gli/ui';
import type { TranslationFunctions } from '@/i18n';
import { PAGE_SIZE } from './follow-conversions.ts';

const givenTokens = ['GLIB', 'GLID'] as const satisfies readonly Token[];
const receivedTokens = ['GLIL', 'GLID', 'GLIB'] as const satisfies readonly Token[];

/** Returns the list's query. Unknown values in the URL are omitted. */
export function toHistoryQuery(search: URLSearchParams): ListConversionHistoryQuery {
  return omitUndefined({
    page: getPageParam(search),
    page_size: PAGE_SIZE,
    from_token: parseEnum(givenTokens, search.get('given')),
    to_token: parseEnum(receivedTokens, search.get('received')),
    conversion_type: parseEnum(conversionTypeValues, search.get('type')),
    status: parseEnum(conversionStatusValues, search.get('status')),
  });
}

/** Returns the history's filters. Their URL parameters differ from the form's `from`, `to` and `speed`. */
export const getHistoryFilters = (t: TranslationFunctions): ListFilter[] => [
  tokenFilter('given', t.conversion.givenToken(), givenTokens),
  tokenFilter('received', t.conversion.receivedToken(), receivedTokens),
  choiceFilter('type', t.conversion.type(), conversionTypeValues, t.conversion.types),
  choiceFilter('status', t.conversion.status(), conversionStatusValues, t.terms.transactionStatus),
];
