import { type PendingWrite, usePendingWrites } from '@gli/sdk/react';
import { Card, DividedList, Inline, LinkButton, Section, Text, translate } from '@gli/ui';
import { useMember } from '@/data';
import { useTranslations } from '@/i18n';
import { orderPath } from '../../shop/index.ts';

type Kind = 'conversion' | 'invest' | 'order' | 'pay' | 'cancel' | 'other';

/** The member's writes with an unknown outcome, each with a link to the page that reads it. */
export function PendingWrites() {
  const t = useTranslations();
  const writes = usePendingWrites(useMember()?.id ?? null);
  if (writes.length === 0) return null;
  return (
    <Section title={t.alternateHome.pendingWrites()}>
      <Card>
        <DividedList>
          {writes.map((write) => {
            const { kind, href } = findPage(write);
            return (
              <Inline as="li" key={write.scope} justify="between" css={{ paddingBlock: '$2' }}>
                <Text>{translate(t.alternateHome.pendingWrite, kind)()}</Text>
                <LinkButton href={href} variant="secondary" size="sm">
                  {t.alternateHome.seePendingWrite()}
                </LinkButton>
              </Inline>
            );
          })}
        </DividedList>
      </Card>
    </Section>
  );
}

/** Returns the page that shows a pending write, from its scope, such as `invest:ast_1`. */
export function findPage({ scope, variables }: PendingWrite): { kind: Kind; href: string } {
  const [kind, target = ''] = scope.split(':');
  switch (kind) {
    case 'conversion':
      return { kind, href: '/conversion' };
    case 'invest':
      return { kind, href: `/rwa-assets/${target}` };
    case 'order':
      return { kind, href: '/shopping?cart=open' };
    case 'pay':
      return { kind, href: hasOrder(variables) ? orderPath(variables.orderId) : '/orders' };
    case 'cancel':
      return { kind, href: orderPath(target) };
    default:
      return { kind: 'other', href: '/referral' };
  }
}

const hasOrder = (variables: unknown): variables is { orderId: string } =>
  typeof variables === 'object' &&
  variables !== null &&
  'orderId' in variables &&
  typeof variables.orderId === 'string';
