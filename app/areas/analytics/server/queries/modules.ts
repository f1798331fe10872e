import { and, asc, eq, sql } from 'drizzle-orm'
import { lockName } from '#kit/db/lock-name.ts'
import type { Db } from '#kit/db/open.ts'
import { analyticsModules as modules } from '../tables.ts'
import type { ModuleRow } from './shown.ts'

type NewModule = typeof modules.$inferInsert

/** Every module of a page, shown or not: of everyone first, then by crowd, each in its order. */
export const listManagedModules = (db: Db, mark: string): Promise<ModuleRow[]> =>
  db
    .select()
    .from(modules)
    .where(eq(modules.mark, mark))
    .orderBy(sql`${modules.crowd} nulls first`, asc(modules.position), asc(modules.id))

/** A module of a page that nobody changes before the transaction ends. */
export const lockModule = async (db: Db, mark: string, id: number): Promise<ModuleRow | undefined> =>
  (
    await db
      .select()
      .from(modules)
      .where(and(eq(modules.id, id), eq(modules.mark, mark)))
      .for('update')
  )[0]

/** Two who add at the same time wait for each other, so that together they keep the limit. */
export const lockModules = (db: Db) => lockName(db, 'analytics_modules')

export const countModules = (db: Db, mark: string): Promise<number> => db.$count(modules, eq(modules.mark, mark))

export const insertModule = async (db: Db, row: NewModule): Promise<number> =>
  ((await db.insert(modules).values(row).returning({ id: modules.id }))[0] as { id: number }).id

export const updateModule = (db: Db, id: number, set: Partial<NewModule>) =>
  db.update(modules).set(set).where(eq(modules.id, id))

export const deleteModule = (db: Db, id: number) => db.delete(modules).where(eq(modules.id, id))
