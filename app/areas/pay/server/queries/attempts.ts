import { and, asc, eq, isNotNull, lte } from 'drizzle-orm'
import type { Db } from '#kit/db/open.ts'
import type { PaymentProviderName, PayWay } from '#kit/outside/payment.ts'
import type { PaymentState } from '../../states.ts'
import { payAttempts as attempts, payPayments as payments } from '../tables.ts'

/** A provider that may hold the money of a payment. */
export interface Attempt {
  paymentId: number
  outTradeNo: string
  state: PaymentState
  provider: PaymentProviderName
  way: PayWay
  /** Whose account there was asked. */
  merchant: string
  preparedAt: Date
}

const shown = {
  paymentId: attempts.paymentId,
  outTradeNo: payments.outTradeNo,
  state: payments.state,
  provider: attempts.provider,
  way: attempts.way,
  merchant: attempts.merchant,
  preparedAt: attempts.preparedAt,
}

/** Writes down who is asked; who was asked before is asked again for the account that was to take it then: that is the one returned. */
export const upsertAttempt = async (
  db: Db,
  row: typeof attempts.$inferInsert & { merchant: string },
): Promise<string> => {
  const { preparedAt, nextAskAt } = row
  const key = [attempts.paymentId, attempts.provider, attempts.way]
  const [kept] = await db
    .insert(attempts)
    .values(row)
    .onConflictDoUpdate({ target: key, set: { preparedAt, nextAskAt } })
    .returning({ merchant: attempts.merchant })
  return kept?.merchant ?? row.merchant
}

/** Everybody who was asked to take this payment. */
export const listAttempts = async (db: Db, paymentId: number): Promise<Attempt[]> => {
  const found = db
    .select(shown)
    .from(attempts)
    .innerJoin(payments, eq(payments.id, attempts.paymentId))
    .where(eq(attempts.paymentId, paymentId))
  return (await found) as Attempt[]
}

/** Those who are to be asked now, the longest unheard first. */
export const listUnheard = async (db: Db, now: Date, most: number): Promise<Attempt[]> => {
  const found = db
    .select(shown)
    .from(attempts)
    .innerJoin(payments, eq(payments.id, attempts.paymentId))
    .where(and(isNotNull(attempts.nextAskAt), lte(attempts.nextAskAt, now)))
    .orderBy(asc(attempts.nextAskAt))
    .limit(most)
  return (await found) as Attempt[]
}

const one = ({ paymentId, provider, way }: Pick<Attempt, 'paymentId' | 'provider' | 'way'>) =>
  and(eq(attempts.paymentId, paymentId), eq(attempts.provider, provider), eq(attempts.way, way))

export const delayQuery = (db: Db, attempt: Attempt, nextAskAt: Date | null) =>
  db.update(attempts).set({ nextAskAt }).where(one(attempt))

/** Asks of a payment soon, so that what was begun there is closed. */
export const hurryQueries = (db: Db, paymentId: number, now: Date) =>
  db.update(attempts).set({ nextAskAt: now }).where(eq(attempts.paymentId, paymentId))
