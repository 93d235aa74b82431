import { LinkRow, LinkRows, Text } from '@gli/ui';
import { useLocation, useSearch } from 'wouter';
import { useTranslations } from '@/i18n';
import { guideHref, positionAt } from './guide-address.ts';
import { guides } from './guides.ts';

type GuideEntriesProps = {
  /** Called when a guide starts, before the page changes. */
  onStart?: () => void;
};

/** The guides in order, with their length. A row starts its guide. Spec §9 Guides */
export function GuideEntries({ onStart = () => {} }: GuideEntriesProps) {
  const t = useTranslations();
  const [path] = useLocation();
  const search = useSearch();
  return (
    <LinkRows>
      {guides.map((guide) => (
        <LinkRow
          key={guide.id}
          href={guideHref(positionAt(guide, 1), { path, search })}
          onFollow={onStart}
          title={t.walkthrough.names[guide.id].title()}
          note={
            <>
              <span>{`${t.walkthrough.names[guide.id].text()} `}</span>
              <Text as="span" tone="primary" css={{ display: 'inline-block' }}>
                {t.walkthrough.duration({ steps: guide.steps.length, minutes: guide.minutes })}
              </Text>
            </>
          }
        />
      ))}
    </LinkRows>
  );
}
