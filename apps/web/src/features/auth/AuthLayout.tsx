import {
  CardBody,
  Container,
  Divider,
  Heading,
  IconItem,
  IconList,
  Inline,
  Photo,
  Split,
  Stack,
  Text,
  TextLink,
} from '@gli/ui';
import { ChartNoAxesCombined, MapPinned, Plane } from '@gli/ui/icons';
import type { ReactNode } from 'react';
import { useTranslations } from '@/i18n';
import { columns, entryLink, Form, Pitch } from './AuthLayout.styles.ts';

/** Layout of login and sign-up, with the platform's benefits next to the form. Narrow windows show only the form. */
export function AuthLayout({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  const t = useTranslations();
  const points = [
    { Icon: MapPinned, text: t.login.pitchAssets() },
    { Icon: ChartNoAxesCombined, text: t.login.pitchYield() },
    { Icon: Plane, text: t.login.pitchSpend() },
  ];
  return (
    <Container>
      <Split from="bp2" align="stretch" gap="2xl" css={columns}>
        <Pitch aria-label={t.common.platformName()}>
          <Photo wide src="/media/assets/aewol-ocean-resort/cover.svg" alt="" width={1200} height={800} />
          <CardBody gap="lg" padding="lg">
            <Heading as="p" size="xl">
              {t.login.pitchTitle()}
            </Heading>
            <IconList size="lg">
              {points.map(({ Icon, text }) => (
                <IconItem key={text} tone="primary">
                  <Icon aria-hidden />
                  <Text>{text}</Text>
                </IconItem>
              ))}
            </IconList>
          </CardBody>
        </Pitch>
        <Form>
          <Stack gap="lg">
            <Stack gap="sm">
              <Heading as="h1" size="xl">
                {title}
              </Heading>
              <Text tone="muted">{lead}</Text>
            </Stack>
            {children}
          </Stack>
        </Form>
      </Split>
    </Container>
  );
}

/** Questions below a form, each with a link. */
export function EntryLinks({
  links,
}: {
  links: readonly { question: string; href: string; label: string }[];
}) {
  return (
    <Stack gap="none">
      <Divider css={{ marginBottom: '$2' }} />
      {links.map(({ question, href, label }) => (
        <Inline key={href} justify="center" css={entryLink}>
          <span>{question}</span>
          <TextLink href={href} touch css={{ paddingInline: '$1' }}>
            {label}
          </TextLink>
        </Inline>
      ))}
    </Stack>
  );
}
