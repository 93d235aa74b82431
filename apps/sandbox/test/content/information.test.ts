import type { OperationId, ProjectFeature } from '@gli/sdk';
import { expect, it } from 'vitest';
import { GRADES } from '../../src/areas/grades/grades.ts';
import { contractExample } from '../../src/core/contract/contract-example.ts';
import { movedToToday } from '../examples.ts';
import { startTestSandbox } from '../sandbox.ts';

const { send } = await startTestSandbox();

it.each([
  ['listTeamMembers', '/team-members/', 'teamMembers'],
  ['listProjectFeatures', '/project-features/', 'projectFeatures'],
  ['listStrategyPhases', '/strategy-phases/', 'strategyPhases'],
  ['listDevelopmentTimelines', '/development-timelines/', 'developmentTimelines'],
  ['listTokenEcosystems', '/token-ecosystems/', 'tokenEcosystems'],
] satisfies [OperationId, string, string][])(
  '%s is available in both languages',
  async (operation, path, example) => {
    const korean = await send('GET', path, { language: 'ko' });
    expect(korean).toMatchObject({ status: 200, body: contractExample<object[]>(operation, example) });
    const english = await send('GET', path, { language: 'en' });
    expect(english.body).toEqual(contractExample(operation, `${example}English`));
  },
);

it('mentions no yield in the project features, because each asset has its own', async () => {
  for (const language of ['ko', 'en'] as const) {
    const { body } = await send('GET', '/project-features/', { language });
    const texts = body.flatMap(({ summary, description, highlights }: ProjectFeature) => [
      ...[summary, description],
      ...highlights,
    ]);
    expect(texts.filter((text: string) => /(APY|수익률).*\d/.test(text))).toEqual([]);
  }
});

it('has business content for every section, with the same entries in both languages', async () => {
  const read = async (language: 'ko' | 'en') =>
    (await send('GET', '/v1/business-content/', { language })).body as Record<string, unknown>[];
  const [korean, english] = [await read('ko'), await read('en')];
  const places = (entries: Record<string, unknown>[]) =>
    entries.map(({ id, section, order }) => ({ id, section, order }));
  expect(places(korean)).toEqual(places(english));
  expect([...new Set(korean.map((entry) => entry.section))]).toEqual([
    'background',
    'team',
    'strategy',
    'roadmap',
    'tokens',
    'grades',
  ]);
  expect(JSON.stringify(english)).not.toMatch(/[가-힣]/);
  const example = contractExample<{ id: string }[]>('listBusinessContent', 'contentEnglish');
  for (const entry of movedToToday(example)) expect(english).toContainEqual(entry);
});

it('returns the grades, their rules and the achievements from the specification', async () => {
  const { body } = await send('GET', '/v1/business-content/by_section/?section=grades', { language: 'en' });
  expect(body).toEqual(movedToToday(contractExample('listBusinessContentBySection', 'gradesEnglish')));
  const [table, achievements] = body;
  expect(
    table.grades.map((tier: Record<string, unknown>) => [tier.minimum_balance, tier.minimum_staked]),
  ).toEqual(GRADES.map((rule) => [rule.requiredBalance, rule.requiredStake]));
  const added = table.grades.map(({ benefits }: { benefits: { benefit: string; is_new: boolean }[] }) =>
    benefits.filter((each) => each.is_new).map((each) => each.benefit),
  );
  expect(added).toEqual(GRADES.map((rule) => rule.adds));
  expect(achievements.achievements.map((each: { reward_text: string }) => each.reward_text)).toEqual([
    '+100 GLIB bonus',
    '50% fee discount',
    '+2% APY',
    'exclusive NFT',
  ]);
  expect((await send('GET', '/v1/business-content/by_section/?section=prices')).status).toBe(400);
  expect((await send('GET', '/v1/business-content/by_section/')).status).toBe(400);
});
