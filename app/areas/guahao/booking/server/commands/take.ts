import type { BookingRules } from '#app/areas/guahao/hospitals/server/public.ts'
import { newOutTradeNo } from '#app/areas/pay/server/public.ts'
import type { Context } from '#app/context.ts'
import { NO_CHANNEL } from '#kit/bridge/channel.ts'
import { newId } from '#kit/random/new-id.ts'
import { Refused } from '#kit/wire/refused.ts'
import * as queries from '../queries.ts'
import type { BookRequest } from './book.ts'

/** An appointment that was made, now or before with the same key. */
export interface Made {
  orderId: string
  number: number
  /** What is to be paid for it. */
  payFen: number
  outTradeNo: string | null
}

/** Why a place was not taken. */
export type NotTaken = Refused<Exclude<queries.TakeVerdict, 'taken' | 'again' | 'same-key'>>

export type Taken = Made | NotTaken | 'same-key'

/** A member's requests are judged one a round; more rounds than this mean that something never settles. */
const MOST_ROUNDS = 50

/** Takes places; those that are held have their payments started. Requests of one member are judged one after the other. */
export const takeAll = async (
  { db, now }: Context,
  wanted: readonly queries.BookingIntent[],
): Promise<ReadonlyMap<queries.BookingIntent, Taken>> => {
  const outcomes = new Map<queries.BookingIntent, Taken>()
  let left = wanted
  for (let round = 0; left.length > 0; round++) {
    if (round === MOST_ROUNDS) throw new Error(`${left.length} places are undecided after ${round} rounds`)
    const takes = await queries.takePlaces(db, left, now)
    for (const [at, one] of left.entries()) {
      const outcome = outcomeOf(one, takes[at] as queries.Take)
      if (outcome) outcomes.set(one, outcome)
    }
    left = left.filter((one) => !outcomes.has(one))
  }
  return outcomes
}

const outcomeOf = (wanted: queries.BookingIntent, { verdict, number }: queries.Take): Taken | undefined => {
  if (verdict === 'again') return undefined
  if (verdict === 'same-key') return verdict
  if (verdict !== 'taken') return new Refused(verdict, { day: wanted.mostPerDay, open: wanted.mostOpen })
  return { orderId: wanted.orderId, number: number as number, payFen: wanted.payFen, outTradeNo: wanted.outTradeNo }
}

/** A request as the taking statement wants it. */
export const intentionOf = (
  request: Omit<BookRequest, 'origin'>,
  how: {
    origin: 'patient' | 'counter' | 'waitlist' | 'reschedule' | 'stop' | 'transfer'
    sheet: BookingRules
    now: Date
    payFen: number
    holdUntil: Date | null
    outTradeNo?: string | null
    paidFen?: number
    onSite?: boolean
    previousId?: string
    fromFunctionId?: string | null
    channel?: number | undefined
  },
): queries.BookingIntent => ({
  orderId: newId(),
  patientId: request.patientId,
  memberId: request.memberId,
  slotId: request.slotId,
  holdUntil: how.holdUntil,
  outTradeNo: how.outTradeNo ?? (how.payFen > 0 ? newOutTradeNo(how.now) : null),
  paidFen: how.paidFen ?? 0,
  key: request.key,
  digest: request.digest,
  visitType: request.visitType,
  cardNo: request.cardNo,
  remark: request.remark,
  origin: how.origin,
  previousId: how.previousId ?? null,
  fromFunctionId: how.fromFunctionId ?? null,
  channel: how.channel ?? NO_CHANNEL,
  mostPerDay: how.sheet.mostPerDay,
  mostOpen: how.sheet.mostOpen,
  overWaiters: how.origin === 'waitlist' || how.origin === 'transfer',
  payFen: how.payFen,
  onSite: how.onSite ?? false,
})

/** What is to be paid for a place now, and how long it is held for that: nothing where the fee is paid at the hospital. */
export const billOf = ({ paysOnSite }: BookingRules, feeFen: number, holdUntil: Date) =>
  paysOnSite && feeFen > 0
    ? { payFen: 0, holdUntil: null, onSite: true }
    : { payFen: feeFen, holdUntil: feeFen > 0 ? holdUntil : null, onSite: false }
