import type { DashboardNoticeKind } from '@gli/sdk';
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { reference, time } from '../../core/data/columns.ts';
import { personalRows } from '../../core/members/personal-data.ts';
import { members } from '../../core/members/schema.ts';
import type { Text } from '../../core/text/text.ts';

/** Notices for members. The dashboard shows them for seven days. */
export const memberNotices = pgTable(
  'member_notices',
  {
    id: text().primaryKey(),
    memberId: reference(() => members.id),
    kind: text().$type<DashboardNoticeKind>().notNull(),
    title: jsonb().$type<Text>().notNull(),
    text: jsonb().$type<Text>().notNull(),
    createdAt: time().notNull(),
  },
  (table) => [index().on(table.memberId, table.createdAt)],
);

export const noticeData = personalRows(memberNotices, memberNotices.memberId);
