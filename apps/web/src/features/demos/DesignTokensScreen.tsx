import { COLOR_MODES, parseEnum, setParams, THEME_NAMES } from '@gli/ui';
import { TokensExample } from '@gli/ui/examples';
import { useSearchParams } from 'wouter';
import { useTranslations } from '@/i18n';
import { DemoPage } from './DemoPage.tsx';

/** The theme and color mode are in the URL. */
export default function DesignTokensScreen() {
  const t = useTranslations();
  const [search, setSearch] = useSearchParams();
  return (
    <DemoPage name="design-tokens" lead={t.demos.tokensLead()}>
      <TokensExample
        texts={t}
        theme={parseEnum(THEME_NAMES, search.get('theme')) ?? 'default'}
        mode={parseEnum(COLOR_MODES, search.get('mode')) ?? 'light'}
        onChange={(choice) => setSearch(setParams(search, choice), { replace: true })}
      />
    </DemoPage>
  );
}
