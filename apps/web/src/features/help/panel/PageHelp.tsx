import { BulletList, Card, Expandable, LinkButton, Stack, Subheading, Text } from '@gli/ui';
import { ArrowLeftRight, Coins, ShieldCheck, Wallet } from '@gli/ui/icons';
import { PROVIDER_NAMES } from '@gli/wallet';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useNetworkName, usePlatform, useSideMenus } from '@/data';
import { useTranslations } from '@/i18n';
import { findRoute, type Route } from '../../../routes.ts';
import { ProviderLink } from '../../wallet/index.ts';

/** The current page's purpose, quick steps and topics. Spec §2 Right help panel, Help */
export function PageHelp() {
  const t = useTranslations();
  const [path] = useLocation();
  const route = findRoute(path)?.route;
  const page = route?.name ?? 'notFound';
  return (
    <Stack gap="lg">
      <Card tone="primary" padding="sm" gap="sm">
        <Text size="xs" tone="primary" weight="semibold">
          {t.helpPanel.thisPage()}
        </Text>
        <Subheading>{t.places[page]()}</Subheading>
        <Text size="sm">{route ? <PageText route={route} /> : t.helpPanel.notFound()}</Text>
      </Card>
      {/* The key collapses all steps when the route changes. */}
      <QuickSteps key={`steps ${path}`} page={page} />
      <HelpTopics key={`topics ${path}`} />
    </Stack>
  );
}

/** The page's purpose, once its strings have loaded. */
function PageText({ route }: { route: Route }) {
  const t = useTranslations();
  const { dictionaries, preferences } = usePlatform();
  const [loaded, setLoaded] = useState<Route | null>(null);
  useEffect(() => {
    let isCurrent = true;
    dictionaries.loadNamespaces(preferences.state.locale, route.namespaces).then(
      () => isCurrent && setLoaded(route),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [dictionaries, preferences, route]);
  return loaded === route ? route.help(t) : null;
}

/** Quick steps for the authentication center, conversion and My Page. The current page's are expanded. Spec §2 */
function QuickSteps({ page }: { page: string }) {
  const t = useTranslations();
  const { closeDrawer } = useSideMenus();
  return (
    <Stack as="section" gap="xs">
      <Subheading>{t.helpPanel.quickSteps()}</Subheading>
      <div>
        {quickStepsFor(page).map(({ name, path, steps, isCurrent }) => (
          <Expandable key={name} summary={t.places[name]()} open={isCurrent}>
            <Stack gap="md">
              <BulletList as="ol" size="sm" css={{ listStyle: 'decimal' }}>
                {steps.map((step) => (
                  <li key={step}>{t.helpPanel.quick[step]()}</li>
                ))}
              </BulletList>
              {isCurrent ? null : (
                <LinkButton href={path} onClick={closeDrawer} variant="secondary" size="sm">
                  {t.helpPanel.goThere({ place: t.places[name]() })}
                </LinkButton>
              )}
            </Stack>
          </Expandable>
        ))}
      </div>
    </Stack>
  );
}

/** Pages that have quick steps, and the translation keys of the steps in order. Spec §2 Help */
const pagesWithSteps = [
  { name: 'auth', path: '/auth', steps: ['authInfo', 'authDocuments', 'authFace', 'authGrade'] },
  {
    name: 'conversion',
    path: '/conversion',
    steps: ['conversionPair', 'conversionAmount', 'conversionCheck', 'conversionConfirm'],
  },
  { name: 'mypage', path: '/mypage', steps: ['mypageProfile', 'mypageSessions', 'mypageTransactions'] },
] as const;

/** Returns all quick steps, starting with the current page's. */
export function quickStepsFor(page: string) {
  return pagesWithSteps
    .map((entry) => ({ ...entry, isCurrent: entry.name === page }))
    .toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
}

const topics = [
  { id: 'wallet', Icon: Wallet },
  { id: 'tokens', Icon: Coins },
  { id: 'conversion', Icon: ArrowLeftRight },
  { id: 'security', Icon: ShieldCheck },
] as const;

const chains = ['solana', 'evm'] as const;

/** Expandable topics. Spec §2 Right help panel */
function HelpTopics() {
  const t = useTranslations();
  const network = useNetworkName();
  return (
    <Stack as="section" gap="xs">
      <Subheading>{t.helpPanel.topics()}</Subheading>
      <div>
        {topics.map(({ id, Icon }) => (
          <Expandable key={id} summary={t.helpPanel.topic[id].title()} icon={<Icon aria-hidden />}>
            <Stack gap="md">
              <Text size="sm">{t.helpPanel.topic[id].text({ network })}</Text>
              {id === 'wallet'
                ? chains.map((chain) => (
                    <ProviderLink key={chain} chain={chain} wide>
                      {t.helpPanel.walletSite({ name: PROVIDER_NAMES[chain] })}
                    </ProviderLink>
                  ))
                : null}
            </Stack>
          </Expandable>
        ))}
      </div>
    </Stack>
  );
}
