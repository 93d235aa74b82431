import { Inline, Pill } from '@gli/ui';
import { Link } from 'wouter';
import { useTranslations } from '@/i18n';

/** Demo pages in viewing order. Spec §2 demo pages */
const names = [
  'design-tokens',
  'styled-system',
  'token-test',
  'accessibility-demo',
  'animation-demo',
] as const;

export type DemoName = (typeof names)[number];

export function DemoLinks({ current }: { current?: DemoName }) {
  const t = useTranslations();
  return (
    <Inline>
      {names.map((name) => (
        <Pill
          as={Link}
          key={name}
          href={`/${name}`}
          interactive
          aria-current={name === current ? 'page' : undefined}
        >
          {t.places[name]()}
        </Pill>
      ))}
    </Inline>
  );
}
