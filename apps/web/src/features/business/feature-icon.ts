import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import Building2 from 'lucide-react/icons/building-2';
import Gamepad2 from 'lucide-react/icons/gamepad-2';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import ShieldCheck from 'lucide-react/icons/shield-check';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import Sparkles from 'lucide-react/icons/sparkles';
import UserPlus from 'lucide-react/icons/user-plus';

/** The server's names of icons, and ours. */
const icons: Readonly<Record<string, typeof Sparkles>> = {
  building: Building2,
  'arrows-exchange': ArrowLeftRight,
  'shopping-bag': ShoppingBag,
  'shield-check': ShieldCheck,
  'users-plus': UserPlus,
  lifebuoy: LifeBuoy,
  'device-gamepad': Gamepad2,
};

/** The picture of a feature; a neutral one for a name that this version does not have. */
export const featureIcon = (name: string) => icons[name] ?? Sparkles;
