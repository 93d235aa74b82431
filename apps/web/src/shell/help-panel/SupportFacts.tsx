import { Link } from 'wouter';
import { Badge } from '../../design/Badge.tsx';
import { DescriptionList } from '../../design/DescriptionList.tsx';
import { Inline, Stack } from '../../design/Layout.tsx';
import { LinkButton } from '../../design/LinkButton.tsx';
import { Text } from '../../design/Text.tsx';
import { useWords } from '../../i18n/words.ts';
import { SUPPORT_ANSWER_MINUTES, SUPPORT_HOURS } from './support.ts';

/** When support answers, and where else there is help. Support is always online. Spec §4 Chat, §9 Support */
export function SupportFacts() {
  const words = useWords();
  return (
    <Stack gap="md">
      <Inline gap="sm">
        <Badge tone="success" dot>
          {words.helpPanel.chatOnline()}
        </Badge>
      </Inline>
      <Text size="sm">{words.helpPanel.chatLead()}</Text>
      <DescriptionList
        items={[
          { term: words.helpPanel.chatHours(), description: words.helpPanel.chatHoursValue(SUPPORT_HOURS) },
          {
            term: words.helpPanel.chatAnswer(),
            description: words.helpPanel.chatAnswerValue({ minutes: SUPPORT_ANSWER_MINUTES }),
          },
        ]}
      />
      <Text size="sm" tone="muted">
        {words.helpPanel.chatElsewhere()}
      </Text>
      <Link href="/help-center" asChild>
        <LinkButton variant="secondary" wide>
          {words.helpPanel.toHelpCenter()}
        </LinkButton>
      </Link>
    </Stack>
  );
}
