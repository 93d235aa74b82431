import House from 'lucide-react/icons/house';
import { Link } from 'wouter';
import { buttonStyle } from '../../design/controls/button-style.ts';
import { useWords } from '../../i18n/words.ts';

const look = buttonStyle({ variant: 'ghost', size: 'md', square: true });

/** Leads home from pages whose route asks for it (`showHomeButton`). */
export function HomeButton() {
  const words = useWords();
  return (
    <Link href="/" className={String(look)} aria-label={words.places.home()} title={words.places.home()}>
      <House aria-hidden />
    </Link>
  );
}
