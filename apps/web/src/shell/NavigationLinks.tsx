import { Link, useLocation } from 'wouter';
import { styled } from '../design/stitches.config.ts';
import { useWords } from '../i18n/words.ts';

const List = styled('ul', {
  display: 'flex',
  gap: '$1',
  variants: { direction: { row: { flexDirection: 'row' }, column: { flexDirection: 'column' } } },
});
const Item = styled('a', {
  display: 'flex',
  alignItems: 'center',
  minHeight: '$touch',
  paddingInline: '$3',
  borderRadius: '$sm',
  fontWeight: '$medium',
  color: '$textMuted',
  '&:hover': { color: '$text' },
  '&[aria-current="page"]': { color: '$primaryText', fontWeight: '$semibold' },
});

/** The places of the app that can be gone to. */
export function NavigationLinks({ direction }: { direction: 'row' | 'column' }) {
  const words = useWords();
  const [path] = useLocation();
  const places = [
    { href: '/rwa-assets', label: words.shell.rwaAssets(), isHere: path.startsWith('/rwa-assets') },
    { href: '/mypage?tab=portfolio', label: words.shell.portfolio(), isHere: path === '/mypage' },
  ];
  return (
    <List direction={direction}>
      {places.map(({ href, label, isHere }) => (
        <li key={href}>
          <Link href={href} asChild>
            <Item aria-current={isHere ? 'page' : undefined}>{label}</Item>
          </Link>
        </li>
      ))}
    </List>
  );
}
