import type { DashboardBalance } from '@gli/sdk';
import { Link } from 'wouter';
import { Card } from '../../../design/display/Card.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { Table } from '../../../design/display/Table.tsx';
import { TextLink } from '../../../design/display/Text.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useWords } from '../../../i18n/words.ts';
import { Section } from '../../../shared/Section.tsx';

/** The four tokens, and what each is worth in won. */
export function Balances({ balances }: { balances: readonly DashboardBalance[] }) {
  const words = useWords();
  const formats = useFormats();
  return (
    <Section title={words.alternateHome.tokens()}>
      <Card>
        <Stack gap="md">
          <Table
            caption={words.alternateHome.tokensTable()}
            captionHidden
            rowKey={({ token }) => token}
            rows={balances}
            columns={[
              {
                id: 'token',
                header: words.alternateHome.token(),
                rowHeader: true,
                cell: ({ token }) => token,
              },
              {
                id: 'balance',
                header: words.alternateHome.balance(),
                numeric: true,
                cell: ({ balance }) => formats.token(balance),
              },
              {
                id: 'won',
                header: words.alternateHome.won(),
                numeric: true,
                cell: ({ value_krw }) => formats.won(value_krw),
              },
            ]}
          />
          <div>
            <Link href="/conversion" asChild>
              <TextLink>{words.alternateHome.toConversion()}</TextLink>
            </Link>
          </div>
        </Stack>
      </Card>
    </Section>
  );
}
