import { Card } from '../../../design/display/Card.tsx';
import { DescriptionList } from '../../../design/display/DescriptionList.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { Heading, Text, TextLink } from '../../../design/display/Text.tsx';
import { styled } from '../../../design/stitches.config.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { SUPPORT_ANSWER_MINUTES, SUPPORT_HOURS } from '../support.ts';
import { SUPPORT_ADDRESS } from '../support-address.ts';
import { ContactForm } from './contact/ContactForm.tsx';

const Columns = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 19rem)',
  gap: '$6',
  alignItems: 'start',
  '@media (max-width: 1023px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const openMail = (url: string) => window.location.assign(url);

/** The contact form, with when and where support answers. Spec §9 Support */
export function ContactSection() {
  const t = useTranslations();
  return (
    <Columns>
      <Card>
        <Stack gap="lg">
          <Text tone="muted">{t.helpCenter.contactText()}</Text>
          <ContactForm openMail={openMail} />
        </Stack>
      </Card>
      <Card tone="sunken">
        <Stack gap="sm">
          <Heading as="h3" size="sm">
            {t.helpCenter.supportTitle()}
          </Heading>
          <DescriptionList
            items={[
              { term: t.walkthrough.hours(), description: t.walkthrough.hoursValue(SUPPORT_HOURS) },
              {
                term: t.walkthrough.answer(),
                description: t.walkthrough.answerValue({ minutes: SUPPORT_ANSWER_MINUTES }),
              },
              ...(SUPPORT_ADDRESS === null
                ? []
                : [
                    {
                      term: t.helpCenter.contactAddress(),
                      description: <TextLink href={`mailto:${SUPPORT_ADDRESS}`}>{SUPPORT_ADDRESS}</TextLink>,
                    },
                  ]),
            ]}
          />
          {SUPPORT_ADDRESS === null ? <Text size="sm">{t.helpCenter.noAddress()}</Text> : null}
        </Stack>
      </Card>
    </Columns>
  );
}
