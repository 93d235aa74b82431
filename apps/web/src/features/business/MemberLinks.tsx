import type { TeamMember } from '@gli/sdk';
import Code from 'lucide-react/icons/code';
import Globe from 'lucide-react/icons/globe';
import Mail from 'lucide-react/icons/mail';
import UserRound from 'lucide-react/icons/user-round';
import { Inline } from '../../design/display/Layout.tsx';
import { VisuallyHidden } from '../../design/display/VisuallyHidden.tsx';
import { styled } from '../../design/stitches.config.ts';
import { translate, useTranslations } from '../../i18n/translations.ts';
import { isSafeLink } from './safe-link.ts';

const icons: Readonly<Record<string, typeof Globe>> = {
  website: Globe,
  linkedin: UserRound,
  github: Code,
  email: Mail,
};
const Round = styled('a', {
  display: 'inline-grid',
  placeItems: 'center',
  width: '$touch',
  height: '$touch',
  borderRadius: '$round',
  border: '1px solid $colors$border',
  color: '$textMuted',
  transition: '$control',
  '@hover': { '&:hover': { color: '$text', borderColor: '$borderStrong' } },
  '& svg': { width: '1.125rem', height: '1.125rem' },
});

type MemberLinksProps = { name: string; links: TeamMember['links'] };

/** Where a person can be found; links open in a new tab, an address the mail program. */
export function MemberLinks({ name, links }: MemberLinksProps) {
  const t = useTranslations();
  const safe = links.filter(({ url }) => isSafeLink(url));
  if (safe.length === 0) return null;
  return (
    <Inline>
      {safe.map(({ kind, url }) => {
        const Icon = icons[kind] ?? Globe;
        const label = t.business.linkOf({ name, kind: translate(t.business.linkKinds, kind)() });
        const isMail = url.startsWith('mailto:');
        return (
          <Round
            key={url}
            href={url}
            title={label}
            {...(!isMail && { target: '_blank', rel: 'noopener noreferrer' })}
          >
            <Icon aria-hidden />
            <VisuallyHidden>{isMail ? label : `${label} (${t.common.opensInNewTab()})`}</VisuallyHidden>
          </Round>
        );
      })}
    </Inline>
  );
}
