import type { VerificationView } from '@gli/domain';
import {
  getFaceVerificationStatusQuery,
  getProfileQuery,
  listFaceVerificationHistoryQuery,
  listKycDocumentsQuery,
} from '@gli/sdk/react';
import type { PrefetchContext } from '@/data';

/**
 * Uploads per page of the list. The number exceeds the daily limit, so the first page contains all recent
 * uploads.
 */
export const DOCUMENT_PAGE_ROWS = 25;

export const ATTEMPT_PAGE_ROWS = 10;

/** Starts a panel's first reads before its code has loaded. */
export function loadPanel(
  { load, client }: Pick<PrefetchContext, 'load' | 'client'>,
  view: VerificationView,
  id: string,
): void {
  switch (view) {
    case 'personal_info':
    case 'email':
    case 'phone':
      load(getProfileQuery(client));
      break;
    case 'documents':
      load(listKycDocumentsQuery(client, { id, page: 1, page_size: DOCUMENT_PAGE_ROWS }));
      break;
    case 'face':
      load(getFaceVerificationStatusQuery(client, { id }));
      load(listFaceVerificationHistoryQuery(client, { id, page: 1, page_size: ATTEMPT_PAGE_ROWS }));
      break;
    case 'status':
  }
}
