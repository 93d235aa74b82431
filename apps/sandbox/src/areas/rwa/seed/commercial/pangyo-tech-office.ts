import { type AssetSeed, t } from '../asset-seed.ts';

export const pangyoTechOffice: AssetSeed = {
  id: 'ast_9nk5w2cs8v',
  slug: 'pangyo-tech-office',
  name: t('판교 테크 오피스', 'Pangyo Tech Offices'),
  summary: t(
    '판교테크노밸리의 8층 사무실. 소프트웨어 기업과 5년 임대 계약을 맺었습니다. 모집 준비 중입니다.',
    'Eight storeys of offices in Pangyo on a five-year lease to a software company; funding opens soon.',
  ),
  description: t(
    '판교 테크 오피스는 판교역에서 걸어서 9분 거리의 8층 건물로, 상장 소프트웨어 기업 한 곳이 5년 동안 모두 빌렸습니다.\n\n모집이 끝나면 매월 임대료를 나눕니다.',
    'Eight storeys, nine minutes on foot from Pangyo Station, all let for five years to one listed software company.\n\nOnce funded, it shares its rent every month.',
  ),
  scene: 'city',
  coverAlt: t('가로수 길에 선 판교의 유리 사무실 건물', 'The glass offices on a tree-lined street in Pangyo'),
  contract: ['rental', 'commercial'],
  risk: 'low',
  riskFactors: [
    [
      t('단일 임차인', 'Single tenant'),
      t(
        '계약이 끝난 뒤 임차인이 떠나면 건물 전체가 빌 수 있습니다.',
        'If the tenant leaves after the lease, the whole building is empty.',
      ),
    ],
  ],
  status: 'pending',
  statusReason: t(
    '2027년 2월 1일 오전 10시에 모집을 시작합니다.',
    'Funding opens on 1 February 2027 at 10:00.',
  ),
  apy: '6.60',
  minimum: '100',
  maximum: '100000',
  termMonths: 60,
  schedule: 'monthly',
  target: '4200000',
  raised: '0',
  investorCount: 0,
  announcedOn: '2026-11-16',
  opensOn: '2027-02-01',
  closesOn: '2027-12-31',
  earnsFrom: null,
  region: 'gyeonggi',
  city: t('성남시', 'Seongnam-si'),
  address: t(
    '경기도 성남시 분당구 판교로256번길 19',
    '19 Pangyo-ro 256beon-gil, Bundang-gu, Seongnam-si, Gyeonggi-do',
  ),
  at: [37.4013, 127.1068],
  nearby: [[t('판교역', 'Pangyo Station'), 720]],
  facts: {
    floorAreaM2: 9640,
    landAreaM2: 2210,
    builtYear: 2013,
    floorCount: 8,
    roomCount: 1,
    occupancyPercent: '100.00',
  },
  operator: [
    t('판교오피스관리 주식회사', 'Pangyo Office Management Co., Ltd.'),
    t('판교와 분당에서 사무실 여섯 동을 관리합니다.', 'Manages six office buildings in Pangyo and Bundang.'),
    2011,
    'pangyo-office',
  ],
};
