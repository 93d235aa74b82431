import House from 'lucide-react/icons/house';
import { Link } from 'wouter';
import { buttonStyle } from '../../design/controls/button-style.ts';
import { useTranslations } from '../../i18n/translations.ts';

const look = buttonStyle({ variant: 'ghost', size: 'md', square: true });

/** Leads home from pages whose route asks for it (`showHomeButton`). */
export function HomeButton() {
  const t = useTranslations();
  return (
    <Link href="/" className={String(look)} aria-label={t.places.home()} title={t.places.home()}>
      <House aria-hidden />
    </Link>
  );
}
