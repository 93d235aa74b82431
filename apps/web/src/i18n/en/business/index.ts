import type { NamespaceBusinessTranslation } from '../../i18n-types';

/** Business introduction (spec §1 Business introduction, §9 Roadmap quarters, Strategy phases). */
const business: NamespaceBusinessTranslation = {
  lead: 'A new way to invest in good resorts, and to stay at them.',
  sections: {
    background: 'Background',
    team: 'Team',
    strategy: 'Strategy',
    roadmap: 'Roadmap',
    tokens: 'Tokens',
  },
  featureStatus: { live: 'Available', beta: 'Beta', planned: 'Planned', other: 'Unknown' },
  roadmapStatus: { completed: 'Completed', in_progress: 'In progress', planned: 'Planned', other: 'Unknown' },
  phase: 'Phase {number} · {title}',
  progress: 'Progress',
  reached: 'reached',
  open: 'not yet reached',
  referencePrice: 'Reference price',
  totalSupply: 'Total supply',
  utilities: 'Used for',
};

export default business;
