import type { BusinessContent, ContentBlock } from '@gli/sdk';

type Words = Pick<BusinessContent, 'title' | 'subtitle'> & {
  /** Above the list. */
  readonly heading: string | null;
  readonly items: readonly string[];
  /** The paragraph below the list. */
  readonly text?: string;
  readonly pictureAlt?: string;
};

type Entry = Pick<BusinessContent, 'id' | 'section' | 'slug'> & {
  readonly picture?: string;
  readonly ko: Words;
  readonly en: Words;
};

// What the introduction says beyond the contract's examples.
const ENTRIES: readonly Entry[] = [
  {
    id: 'bct_4vr8k1zt6m',
    section: 'background',
    slug: 'how-it-works',
    picture: '/media/assets/yeosu-marina-suites/view.svg',
    ko: {
      title: '투자하고, 머물고, 다시 투자합니다',
      subtitle: '한 계정에서 자산과 여행이 이어집니다.',
      heading: '세 걸음',
      items: [
        '투자: 심사를 마친 자산을 골라 GLIB로 투자합니다.',
        '수익: 임대와 숙박에서 나온 수익이 지분만큼 쌓입니다.',
        '이용: GLIL로 제휴 리조트와 레스토랑, 굿즈를 결제합니다.',
      ],
      text: '모든 움직임은 복식부기 원장에 기록되며, 마이페이지에서 언제든 확인할 수 있습니다.',
      pictureAlt: '객실에서 본 여수 밤바다',
    },
    en: {
      title: 'Invest, stay, invest again',
      subtitle: 'Assets and travel meet in one account.',
      heading: 'Three steps',
      items: [
        'Invest: choose a reviewed asset and invest with GLIB.',
        'Earn: income from rents and stays adds up by your share.',
        'Enjoy: pay with GLIL for partner resorts, restaurants and goods.',
      ],
      text: 'Every movement is kept in a double-entry ledger and can be read on My Page at any time.',
      pictureAlt: 'The night sea of Yeosu seen from a room',
    },
  },
  {
    id: 'bct_8fn5h3wc2j',
    section: 'team',
    slug: 'how-we-work',
    ko: {
      title: '일하는 방식',
      subtitle: null,
      heading: null,
      items: [
        '심사 결과와 위험 등급을 투자 전에 공개합니다.',
        '실사 보고서와 등기, 보험 서류를 자산 페이지에 올립니다.',
        '회원 문의에는 평일 9시부터 18시까지 답합니다.',
      ],
    },
    en: {
      title: 'How we work',
      subtitle: null,
      heading: null,
      items: [
        'Reviews and risk levels are public before anyone invests.',
        'Appraisals, registry extracts and insurance are on the asset’s page.',
        'Members are answered on weekdays from 9:00 to 18:00.',
      ],
    },
  },
  {
    id: 'bct_2qd7x9mv4r',
    section: 'strategy',
    slug: 'asset-selection',
    picture: '/media/assets/seongsu-commerce-tower/cover.svg',
    ko: {
      title: '자산을 고르는 기준',
      subtitle: '스무 건을 검토해 한 건을 올립니다.',
      heading: '네 가지 질문',
      items: [
        '위치: 사계절 수요가 있는 곳인가',
        '수익: 지난 3년의 가동률과 임대료가 예상을 뒷받침하는가',
        '권리: 소유권과 담보가 깨끗한가',
        '운영: 맡길 운영사가 검증되었는가',
      ],
      text: '답에 따라 낮음, 보통, 높음, 매우 높음의 위험 등급을 매깁니다.',
      pictureAlt: '저녁 무렵의 성수 커머스 타워',
    },
    en: {
      title: 'How assets are chosen',
      subtitle: 'One in twenty is listed.',
      heading: 'Four questions',
      items: [
        'Location: is there demand in all four seasons?',
        'Income: do occupancy and rents of three years bear the forecast out?',
        'Title: are ownership and liens clear?',
        'Operation: has the operator proved itself?',
      ],
      text: 'The answers give the risk level: low, medium, high or very high.',
      pictureAlt: 'Seongsu Commerce Tower in the evening',
    },
  },
  {
    id: 'bct_5hy1t6kp8w',
    section: 'roadmap',
    slug: 'after-the-launch',
    ko: {
      title: '출시 이후',
      subtitle: '지금은 리조트 통합 단계입니다.',
      heading: '지금까지',
      items: [
        '2025년 10월: 첫 리조트 투자 상품 공개',
        '2026년 3월: 토큰으로 객실 예약',
        '2026년 5월: 레스토랑과 굿즈 결제',
        '2026년 6월: 여수 마리나 스위트 모집 완료',
      ],
      text: '다음은 평창 스키 샬레의 모집 시작입니다.',
    },
    en: {
      title: 'After the launch',
      subtitle: 'We are in the phase of resort integration.',
      heading: 'So far',
      items: [
        'October 2025: the first resort to invest in',
        'March 2026: rooms booked with tokens',
        'May 2026: meals and goods paid with tokens',
        'June 2026: Yeosu Marina Suites funded in full',
      ],
      text: 'Next, Pyeongchang Ski Chalets open for investment.',
    },
  },
  {
    id: 'bct_9wm3c7bz5k',
    section: 'tokens',
    slug: 'conversion',
    ko: {
      title: '토큰 전환',
      subtitle: '되돌릴 수 없으니 견적을 먼저 확인하세요.',
      heading: '전환 방식',
      items: ['일반: 수수료 0.5%, 약 5분', '즉시: 수수료 1.0%, 약 10초', '절약: 수수료 0.2%, 최대 24시간'],
      text: 'GLIB에서 GLIL로는 한 방향, GLIB와 GLID는 양방향입니다. 그 밖의 전환은 없습니다.',
    },
    en: {
      title: 'Token conversion',
      subtitle: 'You can’t undo it, so check the quote first.',
      heading: 'Ways to convert',
      items: [
        'Standard: 0.5% fee, about 5 minutes',
        'Instant: 1.0% fee, about 10 seconds',
        'Economy: 0.2% fee, up to 24 hours',
      ],
      text: 'GLIB converts to GLIL one way, GLIB and GLID both ways. There are no other conversions.',
    },
  },
];

const UPDATED_AT = '2026-11-02T10:00:00+09:00';

function contentOf({ id, section, slug, picture }: Entry, words: Words): BusinessContent {
  const { title, subtitle, heading, items, text, pictureAlt = '' } = words;
  const body: ContentBlock[] = [{ kind: 'list', text: heading, items: [...items], figures: [] }];
  if (text !== undefined) body.push({ kind: 'paragraph', text, items: [], figures: [] });
  return {
    id,
    section,
    slug,
    position: 2,
    title,
    subtitle,
    body,
    pictures: picture === undefined ? [] : [{ url: picture, alt: pictureAlt }],
    grades: null,
    achievements: null,
    updated_at: UPDATED_AT,
  };
}

/** Further entries of the business introduction, besides the contract's examples. */
export const MORE_BUSINESS_CONTENT = ENTRIES.map((entry) => ({
  ko: contentOf(entry, entry.ko),
  en: contentOf(entry, entry.en),
}));
