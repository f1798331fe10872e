import { and, eq, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Db } from '#kit/db/open.ts'
import type { BillLine } from '#kit/outside/payment.ts'
import type { BillDay } from '../../rules/bills.ts'
import { outTradeNoOf } from '../../rules.ts'
import { payBillFiles as files, payPayments as payments, payRefunds as refunds } from '../tables.ts'

export type BillFileRow = typeof files.$inferSelect

/** Keeps a file that was read; the same one is kept once, and from now on for another day. */
export const keepBillFile = async (db: Db, row: typeof files.$inferInsert): Promise<BillFileRow> => {
  const [kept] = await db
    .insert(files)
    .values(row)
    .onConflictDoUpdate({
      target: [files.provider, files.merchant, files.day, files.digest],
      set: { readAt: row.readAt },
    })
    .returning()
  if (!kept) throw new Error('a bill was not kept')
  return kept
}

export const findBillFile = async (db: Db, id: number): Promise<BillFileRow | undefined> =>
  (await db.select().from(files).where(eq(files.id, id)))[0]

export const lockBillFile = async (db: Db, id: number): Promise<BillFileRow | undefined> =>
  (await db.select().from(files).where(eq(files.id, id)).for('update'))[0]

export const markBillFile = async (
  db: Db,
  id: number,
  taken: { takenAt: Date; takenBy: number; takenByName: string },
): Promise<void> => {
  await db.update(files).set(taken).where(eq(files.id, id))
}

/** Forgets what was read and never taken. */
export const deleteUntaken = (db: Db, readBefore: Date) =>
  db.delete(files).where(and(isNull(files.takenAt), lt(files.readAt, readBefore)))

const BATCH = 1_000

/** Whether lines name money of ours that another account than the bill's has. */
export const isOfAnother = async (db: Db, bill: BillDay, lines: readonly BillLine[]): Promise<boolean> => {
  for (let at = 0; at < lines.length; at += BATCH) {
    const some = lines.slice(at, at + BATCH)
    if (bill.provider === 'terminal' ? await isOfAnotherTerminal(db, bill, some) : await isElsewhere(db, bill, some))
      return true
  }
  return false
}

const isElsewhere = async (db: Db, { provider, merchant }: BillDay, lines: readonly BillLine[]): Promise<boolean> => {
  const trades = lines.map(({ outTradeNo }) => outTradeNoOf(outTradeNo)).filter(Boolean)
  const named = or(inArray(payments.transactionId, numbersIn(lines)), inArray(payments.outTradeNo, trades))
  const found = and(eq(payments.provider, provider), ne(payments.merchant, merchant), named)
  return (await db.select({ id: payments.id }).from(payments).where(found).limit(1)).length > 0
}

/** Terminals of two hospitals may well use one number: it is another's statement where nothing is ours and something is theirs. */
const isOfAnotherTerminal = async (db: Db, { merchant }: BillDay, lines: readonly BillLine[]): Promise<boolean> => {
  const bare = numbersIn(lines).map((number) => number.slice(merchant.length + 1))
  const found = await db
    .select({ isOurs: sql<boolean>`${payments.payee} = ${`hospital:${merchant}`}` })
    .from(payments)
    .where(
      and(
        eq(payments.provider, 'terminal'),
        inArray(sql`substr(${payments.transactionId}, strpos(${payments.transactionId}, '-') + 1)`, bare),
      ),
    )
  return found.length > 0 && !found.some(({ isOurs }) => isOurs)
}

const numbersIn = (lines: readonly BillLine[]): string[] =>
  lines.filter(({ kind }) => kind === 'payment').map(({ transactionId }) => transactionId)

/** The same lines; a refund that only a terminal's number names has ours where we know it. */
export const namedAsOurs = async (
  db: Db,
  { provider }: BillDay,
  lines: readonly BillLine[],
): Promise<readonly BillLine[]> => {
  const numbers = lines.filter(({ kind }) => kind === 'refund').map(({ refundNo }) => refundNo)
  if (provider !== 'terminal' || numbers.length === 0) return lines
  const found = await db
    .select({ refundNo: refunds.refundNo, terminalNo: refunds.terminalNo })
    .from(refunds)
    .where(inArray(refunds.terminalNo, numbers))
  const ours = new Map(found.map(({ refundNo, terminalNo }) => [terminalNo, refundNo]))
  return lines.map((line) => ({ ...line, refundNo: ours.get(line.refundNo) ?? line.refundNo }))
}
