import { type ConversionExecuteInput, type ConversionQuote, GliApiError } from '@gli/sdk';
import { type KeyStorage, pendingKeys } from '../../../shared/idempotency/pending-keys.ts';

/** A conversion that was sent and whose answer has not come: what was sent, and what it was about. */
export type UnfinishedConversion = {
  body: ConversionExecuteInput;
  quote: Pick<ConversionQuote, 'from_token' | 'to_token' | 'amount' | 'receive_amount'>;
};

/**
 * The member's unfinished conversion in this tab. It is stored with its idempotency key before the first send, so that
 * after a reload exactly the same request can be sent again (decision 25).
 */
export function unfinishedConversions(storage: KeyStorage, memberId: string, newKey?: () => string) {
  const place = `unfinished-conversion:${memberId}`;
  const keys = pendingKeys(storage, newKey);
  const effectOf = ({ body }: UnfinishedConversion) => `conversion:${memberId}:${body.quote_id}`;
  return {
    /** What is unfinished; null when nothing is, or when what is stored cannot be read. */
    read(): UnfinishedConversion | null {
      return parsed(storage.getItem(place));
    },
    /** Keeps it and gives the key to send it with, the same one for every try. */
    begin(conversion: UnfinishedConversion): string {
      storage.setItem(place, JSON.stringify(conversion));
      return keys.keyFor(effectOf(conversion));
    },
    /** The server has said what became of it, or the member gave it up. */
    settle(conversion: UnfinishedConversion): void {
      storage.removeItem(place);
      keys.settle(effectOf(conversion));
    },
  };
}

/**
 * Whether a failure says for certain that a conversion with this key was not made and will not be. A lost answer, a
 * 5xx, a limit or an ended session says nothing about an earlier try with the same key.
 */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof GliApiError) || error.code === 'request_in_progress') return false;
  return [400, 404, 409, 422].includes(error.status);
}

function parsed(text: string | null): UnfinishedConversion | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isUnfinished(value) ? value : null;
  } catch {
    return null;
  }
}

function isUnfinished(value: unknown): value is UnfinishedConversion {
  const { body, quote } = fieldsOf(value);
  const { quote_id: id, acknowledged_warnings: warnings } = fieldsOf(body);
  const { from_token: from, to_token: to, amount, receive_amount: receive } = fieldsOf(quote);
  return (
    [id, from, to, amount, receive].every((field) => typeof field === 'string') &&
    Array.isArray(warnings) &&
    warnings.every((warning) => typeof warning === 'string')
  );
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
