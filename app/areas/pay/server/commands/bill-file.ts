import { createHash } from 'node:crypto'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { Context } from '#app/context.ts'
import type { BillLine, PaymentProviderName } from '#kit/outside/payment.ts'
import { scanAlipayBill } from '#kit/outside/server/alipay-bill.ts'
import { billText, type ScannedBill } from '#kit/outside/server/scanned-bill.ts'
import { scanWechatBill } from '#kit/outside/server/wechat-pay-bill.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { dayOf } from '#kit/time/day.ts'
import { later } from '#kit/time/span.ts'
import { Refused } from '#kit/wire/refused.ts'
import type { BillDay } from '../../rules/bills.ts'
import { compareWith } from '../jobs/compare-statements.ts'
import * as queries from '../queries/bill-files.ts'
import { findStatement, leaseStatement, wantStatements } from '../queries/statements.ts'
import { scanTerminalBill } from './terminal-bill.ts'

/** What a file is sealed as. */
export const BILL_FILE = 'bill-file'

/** What stands in a bill that was brought, before it is taken. */
export interface BillFile {
  id: number
  bill: BillDay
  payments: number
  refunds: number
  cameFen: number
  wentFen: number
  /** Rows of the file that cannot be read. */
  unread: number[]
  /** This very file was taken before. */
  isTaken: boolean
  /** A bill of this day and account was compared before, whether it was fetched or brought. */
  isCompared: boolean
}

type NotRead = Refused<'not-read' | 'wrong-day' | 'wrong-merchant' | 'not-over'>

/** Reads a bill that somebody brought as a file, and keeps it, sealed, for a day: nothing of it is taken yet. */
export const readBillFile = async (ctx: Context, bill: BillDay, file: Buffer): Promise<BillFile | NotRead> => {
  const { db, now, config } = ctx
  if (bill.day >= dayOf(now)) return new Refused('not-over')
  const scanned = scan(bill, file)
  if (!scanned) return new Refused('not-read')
  const fault = await faultOf(ctx, bill, scanned.lines)
  if (fault) return fault
  const row = await queries.keepBillFile(db, {
    ...bill,
    digest: createHash('sha256').update(file).digest('hex'),
    contentSealed: sealOf(config).seal(gzipSync(file).toString('base64'), BILL_FILE),
    readAt: now,
  })
  const statement = await findStatement(db, bill)
  return shown(row, bill, scanned, statement !== undefined && statement.comparedAt !== null)
}

/**
 * Takes a bill that was read, and compares it with our books as a fetched one is, in the caller's transaction. The same file twice is
 * taken once: `isNew` is false then. Undefined where it is not there any more.
 */
export const takeBillFile = async (
  ctx: Context,
  id: number,
  by: { staffId: number; name: string },
): Promise<(BillFile & { isNew: boolean }) | undefined> => {
  const { db, now, config } = ctx
  const row = await queries.lockBillFile(db, id)
  if (!row) return undefined
  const bill = billOf(row)
  const file = gunzipSync(Buffer.from(sealOf(config).open(row.contentSealed, BILL_FILE), 'base64'))
  const scanned = scan(bill, file)
  if (!scanned) throw new Error('a bill that was read cannot be read any more')
  if (row.takenAt !== null) return { ...shown(row, bill, scanned, true), isNew: false }
  await wantStatements(db, bill, [bill.day], now)
  const statement = await leaseStatement(db, bill, later(now, { minutes: 50 }))
  if (!statement) throw new Error('the bill that was wanted a moment ago is gone')
  await compareWith(ctx, statement, await queries.namedAsOurs(db, bill, scanned.lines))
  await queries.markBillFile(db, id, { takenAt: now, takenBy: by.staffId, takenByName: by.name })
  return { ...shown({ ...row, takenAt: now }, bill, scanned, true), isNew: true }
}

/** Whose bill a file is that was read; undefined where it is not there any more. */
export const findBillOf = async ({ db }: Pick<Context, 'db'>, id: number): Promise<BillDay | undefined> => {
  const row = await queries.findBillFile(db, id)
  return row && billOf(row)
}

const billOf = ({ provider, merchant, day }: queries.BillFileRow): BillDay => ({
  provider: provider as BillDay['provider'],
  merchant,
  day,
})

const readers: Readonly<Record<Exclude<PaymentProviderName, 'stand-in'>, (file: Buffer) => ScannedBill>> = {
  wechat: (file) => scanWechatBill(billText(file)),
  alipay: scanAlipayBill,
}

/** What a file says; undefined where it is no bill of that provider, or says nothing that can be read. */
const scan = ({ provider, merchant }: BillDay, file: Buffer): ScannedBill | undefined => {
  try {
    const scanned = provider === 'terminal' ? scanTerminalBill(file, merchant) : readers[standInAs(provider)](file)
    return scanned.lines.length === 0 && scanned.unread.length > 0 ? undefined : scanned
  } catch {
    return undefined
  }
}

/** The stand-in's bill comes as a file in the form of WeChat Pay's. */
const standInAs = (provider: PaymentProviderName) => (provider === 'stand-in' ? 'wechat' : provider)

/** Why it is not the bill of that day and account. */
const faultOf = async (
  { db, config }: Context,
  bill: BillDay,
  lines: readonly BillLine[],
): Promise<NotRead | undefined> => {
  const other = lines.find(({ at }) => dayOf(at) !== bill.day)
  if (other) return new Refused('wrong-day', { day: bill.day, found: dayOf(other.at) })
  const own = bill.merchant === '' && bill.provider === 'wechat' ? config.payments.wechat.mchId : bill.merchant
  const strange = bill.provider === 'wechat' && lines.find(({ merchant }) => merchant !== undefined && merchant !== own)
  if (strange) return new Refused('wrong-merchant')
  return (await queries.isOfAnother(db, bill, lines)) ? new Refused('wrong-merchant') : undefined
}

const shown = (
  { id, takenAt }: queries.BillFileRow,
  bill: BillDay,
  { lines, unread }: ScannedBill,
  isCompared: boolean,
): BillFile => {
  const of = (kind: BillLine['kind']) => lines.filter((line) => line.kind === kind)
  const sum = (some: readonly BillLine[]) => some.reduce((fen, { amountFen }) => fen + amountFen, 0)
  const [came, went] = [of('payment'), of('refund')]
  const sums = { payments: came.length, refunds: went.length, cameFen: sum(came), wentFen: sum(went) }
  return { id, bill, ...sums, unread, isTaken: takenAt !== null, isCompared }
}
