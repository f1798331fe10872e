import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#kit/db/open.ts'
import { payMerchants as merchants } from '../tables.ts'

const current = (payee: string, provider: string) =>
  and(eq(merchants.payee, payee), eq(merchants.provider, provider), isNull(merchants.endedAt))

/** The number of a seller's own account at a provider, with which payments are made now; '' where it has none. */
export const findMerchant = async (db: Db, payee: string, provider: string): Promise<string> => {
  const [found] = await db.select({ number: merchants.number }).from(merchants).where(current(payee, provider))
  return found?.number ?? ''
}

/** Whether an account is, or ever was, a seller's. */
export const isMerchantOf = async (db: Db, payee: string, provider: string, number: string): Promise<boolean> => {
  const same = and(eq(merchants.payee, payee), eq(merchants.provider, provider), eq(merchants.number, number))
  return (await db.$count(merchants, same)) > 0
}

/** Whose an account is, or was: the seller who had it first where several share it; undefined where it is nobody's. */
export const findMerchantPayee = async (db: Db, provider: string, number: string): Promise<string | undefined> => {
  const [found] = await db
    .select({ payee: merchants.payee })
    .from(merchants)
    .where(and(eq(merchants.provider, provider), eq(merchants.number, number)))
    .orderBy(asc(merchants.id))
    .limit(1)
  return found?.payee
}

/** Every account with which payments are made now, of whomever. */
export const listCurrentAccounts = (db: Db): Promise<{ provider: string; merchant: string }[]> =>
  db
    .selectDistinct({ provider: merchants.provider, merchant: merchants.number })
    .from(merchants)
    .where(isNull(merchants.endedAt))

/** Every account that anybody has or had: bills of those that are over may still come. */
export const listEverAccounts = (db: Db): Promise<{ provider: string; merchant: string }[]> =>
  db
    .selectDistinct({ provider: merchants.provider, merchant: merchants.number })
    .from(merchants)
    .orderBy(asc(merchants.provider), asc(merchants.number))

/** Ends the account with which a seller's payments at a provider are made; false where it has none. */
export const endMerchant = async (db: Db, payee: string, provider: string, endedAt: Date): Promise<boolean> =>
  (await db.update(merchants).set({ endedAt }).where(current(payee, provider)).returning({ id: merchants.id })).length >
  0

export const insertMerchant = async (db: Db, row: typeof merchants.$inferInsert): Promise<void> => {
  await db.insert(merchants).values(row)
}

/** Accounts that a seller has or had and shares with nobody: their bills are its alone. */
export const listOwnAccounts = async (db: Db, payee: string): Promise<{ provider: string; merchant: string }[]> => {
  const { rows } = await db.execute<{ provider: string; merchant: string }>(sql`
    select provider, number as merchant from ${merchants} group by provider, number having bool_and(payee = ${payee})`)
  return rows
}
