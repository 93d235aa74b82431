import type { ConversionStatus, ConversionType, operations, Token } from '@gli/sdk';
import type { TranslationFunctions } from '@/i18n';
import { choiceFilter, getPageParam, type ListFilter, omitUndefined, parseEnum, tokenFilter } from '@/shared';

type HistoryQuery = NonNullable<operations['listConversionHistory']['parameters']['query']>;

export const PAGE_SIZE = 10;

const statuses = ['pending', 'completed', 'failed'] as const satisfies readonly ConversionStatus[];
const types = ['standard', 'instant', 'economy'] as const satisfies readonly ConversionType[];
const givenTokens = ['GLIB', 'GLID'] as const satisfies readonly Token[];
const receivedTokens = ['GLIL', 'GLID', 'GLIB'] as const satisfies readonly Token[];

/** Returns the list's query. Unknown values in the URL are omitted. */
export function toHistoryQuery(search: URLSearchParams): HistoryQuery {
  return omitUndefined({
    page: getPageParam(search),
    page_size: PAGE_SIZE,
    from_token: parseEnum(givenTokens, search.get('given')),
    to_token: parseEnum(receivedTokens, search.get('received')),
    conversion_type: parseEnum(types, search.get('type')),
    status: parseEnum(statuses, search.get('status')),
  });
}

/** Returns the history's filters. Their URL parameters differ from the form's `from`, `to` and `speed`. */
export const getHistoryFilters = (t: TranslationFunctions): ListFilter[] => [
  tokenFilter('given', t.conversion.give(), givenTokens),
  tokenFilter('received', t.conversion.receive(), receivedTokens),
  choiceFilter('type', t.conversion.type(), types, t.conversion.types),
  choiceFilter('status', t.conversion.status(), statuses, t.terms.transactionStatus),
];
