import type * as z from 'zod/mini';
import { fieldText } from '../controls/field-text.ts';
import type { UiTexts } from '../provider/ui-adapter.ts';
import type { FormIssue } from './form-schema.ts';

/** Marks a missing value. The field shows a message with its label. */
export const MISSING_VALUE = 'missing';

type MessageTexts = {
  t: Pick<UiTexts, 'validation'>;
  integer: (value: number) => string;
  amount: (amount: string) => string;
  /** Returns the form's own message for an issue, or undefined for the message in §5. */
  toOwnMessage?: ((issue: FormIssue) => string | undefined) | undefined;
};

/**
 * Returns the message for a rejected value, for zod's `error` option. The message is empty for rules without a
 * message in §5, such as the contract's patterns. The field then shows its own message.
 */
export function toFormMessage(rejected: z.core.$ZodRawIssue, texts: MessageTexts): string {
  const { code, input } = rejected;
  if (code === 'custom' && isFormIssue(rejected.params?.issue)) {
    return toIssueMessage(rejected.params.issue, texts);
  }
  if (input === '' || input === null || input === undefined) return MISSING_VALUE;
  const { validation } = texts.t;
  if (code === 'too_big' && rejected.origin === 'string') {
    return validation.text_too_long({ maximum: texts.integer(Number(rejected.maximum)) });
  }
  return code === 'invalid_format' && rejected.format === 'email' ? validation.email_invalid() : '';
}

const isFormIssue = (issue: unknown): issue is FormIssue =>
  typeof issue === 'object' && issue !== null && 'code' in issue;

function toIssueMessage(issue: FormIssue, { t, integer, amount, toOwnMessage }: MessageTexts): string {
  const own = toOwnMessage?.(issue);
  if (own !== undefined) return own;
  switch (issue.code) {
    case 'required':
      return MISSING_VALUE;
    case 'number_out_of_range': {
      const { minimum, maximum } = issue.params;
      return t.validation.number_out_of_range({ minimum: integer(minimum), maximum: integer(maximum) });
    }
    default:
      return fieldText(t, issue, { label: '', amount });
  }
}
