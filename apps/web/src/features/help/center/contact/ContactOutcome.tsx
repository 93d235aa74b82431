import { Field } from '../../../../design/controls/Field.tsx';
import { Textarea } from '../../../../design/controls/Textarea.tsx';
import { Stack } from '../../../../design/display/Layout.tsx';
import { TextLink } from '../../../../design/display/Text.tsx';
import { useTranslations } from '../../../../i18n/translations.ts';
import { Notice } from '../../../../shared/Notice.tsx';

/** What came of a message. */
export type Outcome =
  | { status: 'none' }
  | { status: 'opened'; address: string; url: string }
  | { status: 'too_long'; address: string }
  | { status: 'copy_refused'; text: string };

/** What came of the message, and what can be done where it did not go. Spec §8 Contact send failure */
export function ContactOutcome({ outcome }: { outcome: Outcome }) {
  const t = useTranslations();
  switch (outcome.status) {
    case 'none':
      return null;
    case 'opened':
      return (
        <Notice kind="info" role="status">
          {t.helpCenter.opened({ address: outcome.address })}{' '}
          <TextLink href={outcome.url}>{t.helpCenter.openAgain()}</TextLink>
        </Notice>
      );
    case 'too_long':
      return (
        <Notice kind="failure" role="alert">
          {t.errors.contactSend()} {t.helpCenter.tooLong({ address: outcome.address })}
        </Notice>
      );
    case 'copy_refused':
      return (
        <Stack gap="sm">
          <Notice kind="failure" role="alert">
            {t.errors.contactSend()} {t.helpCenter.copyByHand()}
          </Notice>
          <Field label={t.helpCenter.contactCopyText()}>
            <Textarea
              rows={8}
              readOnly
              value={outcome.text}
              onFocus={(event) => event.currentTarget.select()}
            />
          </Field>
        </Stack>
      );
  }
}
