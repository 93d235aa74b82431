import { Button } from '../../../design/controls/Button.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { Heading, Text } from '../../../design/display/Text.tsx';
import { Dialog } from '../../../design/feedback/Dialog.tsx';
import { useTranslations } from '../../../i18n/translations.ts';

/** The terms in full, over the form: nothing that was entered is lost. */
export function TermsDialog({
  open,
  onClose,
  onAgree,
}: {
  open: boolean;
  onClose: () => void;
  onAgree: () => void;
}) {
  const t = useTranslations();
  const { signup } = t;
  const documents = [
    {
      title: signup.termsOfUse.title(),
      sections: [
        [signup.termsOfUse.service(), signup.termsOfUse.serviceText()],
        [signup.termsOfUse.account(), signup.termsOfUse.accountText()],
        [signup.termsOfUse.risk(), signup.termsOfUse.riskText()],
        [signup.termsOfUse.finality(), signup.termsOfUse.finalityText()],
        [signup.termsOfUse.ending(), signup.termsOfUse.endingText()],
      ],
    },
    {
      title: signup.privacy.title(),
      sections: [
        [signup.privacy.collected(), signup.privacy.collectedText()],
        [signup.privacy.purpose(), signup.privacy.purposeText()],
        [signup.privacy.visible(), signup.privacy.visibleText()],
        [signup.privacy.rights(), signup.privacy.rightsText()],
      ],
    },
  ];
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="lg"
      title={signup.termsTitle()}
      closeLabel={t.common.close()}
      footer={<Button onClick={onAgree}>{t.signup.agree()}</Button>}
    >
      {/* It scrolls: by the keyboard, too. */}
      <Stack gap="lg" tabIndex={0} role="group" aria-label={signup.termsTitle()}>
        {documents.map(({ title, sections }) => (
          <Stack key={title} as="section" gap="md">
            <Heading as="h3" size="sm">
              {title}
            </Heading>
            {sections.map(([name, text]) => (
              <Stack key={name} gap="xs">
                <Text as="h4" size="sm" weight="semibold">
                  {name}
                </Text>
                <Text size="sm" tone="muted">
                  {text}
                </Text>
              </Stack>
            ))}
          </Stack>
        ))}
      </Stack>
    </Dialog>
  );
}
