import { styled } from '../../design/stitches.config.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { BUSINESS_PATH, businessSections } from '../../shared/business/business-sections.ts';
import { useSectionLinks } from '../../shared/business/use-section-links.ts';

const List = styled('ol', { display: 'flex', flexWrap: 'wrap', gap: '$2' });
const SectionLink = styled('a', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$2',
  minHeight: '$touch',
  padding: '$2 $4',
  borderRadius: '$round',
  border: '1px solid $colors$border',
  background: '$surface',
  color: '$text',
  fontSize: '$sm',
  fontWeight: '$semibold',
  transition: '$control',
  '@hover': { '&:hover': { borderColor: '$borderStrong', background: '$surfaceSunken' } },
  '& span': { color: '$primaryText', fontVariantNumeric: 'tabular-nums' },
});

/** The numbered sections of this page: addresses that can be shared. Spec §2 Shell (1 background … 5 tokens) */
export function SectionLinks() {
  const t = useTranslations();
  const goTo = useSectionLinks();
  return (
    <nav aria-label={t.business.contents()}>
      <List>
        {businessSections.map((name, index) => (
          <li key={name}>
            <SectionLink
              href={`${BUSINESS_PATH}#${name}`}
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
                event.preventDefault();
                goTo(name);
              }}
            >
              <span>{index + 1}</span>
              {t.business.sections[name]()}
            </SectionLink>
          </li>
        ))}
      </List>
    </nav>
  );
}
