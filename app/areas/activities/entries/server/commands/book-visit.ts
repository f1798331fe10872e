import type { PatientContext } from '#app/context.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { dayOf, instantAt } from '#kit/time/day.ts'
import type { ParsedInput } from '#kit/wire/call.ts'
import { Refused } from '#kit/wire/refused.ts'
import type { bankVisitBook } from '../../contract.ts'
import { MOST_A_DAY, visitDays } from '../../rules.ts'
import { MOBILE, NAME } from '../present.ts'
import * as queries from '../queries.ts'

type Fault = Refused<'agree' | 'no-bank' | 'day' | 'booked-already' | 'too-many'>

/** Asks for an appointment with a bank; the number of the visit, or why there is none. */
export const bookVisit = (
  ctx: PatientContext,
  { truename, mobile, bank_id: bankId, yuyue_date: day, agree }: ParsedInput<typeof bankVisitBook>,
): Promise<number | Fault> =>
  ctx.transact(async ({ db, patient, now, config }) => {
    if (agree !== 1) return new Refused('agree')
    const today = dayOf(now)
    const { first, last } = visitDays(today)
    if (day < first || day > last) return new Refused('day')
    if (!(await queries.findBank(db, bankId))?.isOpen) return new Refused('no-bank')
    await queries.lockEntries(db, patient)
    if (await queries.isBooked(db, patient, bankId, today)) return new Refused('booked-already')
    if ((await queries.countVisits(db, patient, instantAt(today, 0))) >= MOST_A_DAY) return new Refused('too-many')
    const seal = sealOf(config)
    return queries.insertVisit(db, {
      patientId: patient,
      bankId,
      nameSealed: seal.seal(truename, NAME),
      mobileSealed: seal.seal(mobile, MOBILE),
      day,
      agreedAt: now,
      askedAt: now,
    })
  })
