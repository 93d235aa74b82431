import { CAST } from '../../../core/seed/cast.ts';
import type { SeedContext } from '../../../core/seed/seed-context.ts';
import { kycPersonalInfo } from '../schema.ts';
import { approvedAt } from './approved-at.ts';

/** Who the cast are, all of it approved; Park has sent nothing yet. */
export async function seedPersonalInfo({ db, at }: SeedContext): Promise<void> {
  const common = {
    nationality: 'KR',
    occupation: 'employee',
    sourceOfFunds: 'salary',
    politicallyExposed: false,
  } as const;
  const inKorea = (
    postal_code: string,
    region: string,
    city: string,
    line1: string,
    line2: string | null,
  ) => ({
    country: 'KR',
    postal_code,
    region,
    city,
    line1,
    line2,
  });
  await db.insert(kycPersonalInfo).values([
    {
      ...common,
      memberId: CAST.kim.id,
      legalName: '김서연',
      englishName: 'Kim Seoyeon',
      birthDate: '1990-05-17',
      gender: 'female',
      address: inKorea('04036', '서울특별시', '마포구', '양화로 45', '101동 1203호'),
      submittedAt: at('2026-03-02T10:05:12+09:00'),
      ...approvedAt(at('2026-03-02T10:05:14+09:00')),
    },
    {
      ...common,
      memberId: CAST.lee.id,
      legalName: '이준호',
      englishName: 'Lee Junho',
      birthDate: '1987-03-02',
      address: inKorea('06236', '서울특별시', '강남구', '테헤란로 152', null),
      submittedAt: at('2026-10-28T09:12:41+09:00'),
      ...approvedAt(at('2026-10-28T09:12:43+09:00')),
    },
    {
      ...common,
      memberId: CAST.jung.id,
      legalName: '정하늘',
      englishName: 'Jung Haneul',
      birthDate: '1998-11-30',
      address: inKorea('48058', '부산광역시', '해운대구', '센텀중앙로 79', '2301호'),
      occupation: 'self_employed',
      sourceOfFunds: 'business_income',
      submittedAt: at('2026-08-06T11:41:20+09:00'),
      ...approvedAt(at('2026-08-06T11:41:22+09:00')),
    },
    {
      ...common,
      memberId: CAST.choi.id,
      legalName: '최지훈',
      englishName: 'Choi Jihoon',
      birthDate: '1983-05-09',
      gender: 'male',
      address: inKorea('13529', '경기도', '성남시 분당구', '판교역로 166', null),
      submittedAt: at('2026-01-15T09:40:00+09:00'),
      ...approvedAt(at('2026-01-15T09:40:02+09:00')),
    },
  ]);
}
