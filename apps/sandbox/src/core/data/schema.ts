import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { personalRows } from '../members/personal-data.ts';
import type { Language } from '../text/text.ts';
import { bytes, time } from './columns.ts';

/** Values that belong to the data folder, such as the key of its access tokens. */
export const settings = pgTable('settings', {
  name: text().primaryKey(),
  value: text().notNull(),
});

/** Responses of writes with an `Idempotency-Key`, stored in the same transaction as their effect. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    memberId: text().notNull(),
    operation: text().notNull(),
    key: text().notNull(),
    requestHash: text().notNull(),
    status: integer().notNull(),
    language: text().$type<Language>().notNull(),
    /** JSON as text, so that a replay has the same bytes. */
    body: text(),
    createdAt: time().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.operation, table.key] }),
    index().on(table.createdAt),
  ],
);

/** Uploaded files. Files with a `path` below `/media/` are public. Others are private to their owners. */
export const storedFiles = pgTable('stored_files', {
  path: text().primaryKey(),
  contentType: text().notNull(),
  bytes: bytes().notNull(),
  memberId: text(),
  createdAt: time().notNull(),
});

/** Stored responses contain data sent by members. */
export const idempotencyKeyData = personalRows(idempotencyKeys, idempotencyKeys.memberId);

export const fileData = personalRows(storedFiles, storedFiles.memberId);
