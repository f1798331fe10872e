import { bookingBarsOf } from '#app/areas/access/blocks/server/public.ts'
import { membersOf } from '#app/areas/account/members/server/public.ts'
import { bookingRulesOfAll } from '#app/areas/guahao/hospitals/server/public.ts'
import { findSlots } from '#app/areas/guahao/schedules/server/public.ts'
import type { Db } from '#kit/db/open.ts'
import * as queries from '../queries.ts'

interface Asked {
  patientId: number
  memberId: number
  slotId: number
  key: string | null
}

/** What must be known before places are taken: as many statements for many requests as for one. */
export const gatherFacts = async (db: Db, asked: readonly Asked[], now: Date) => {
  const memberIds = [...new Set(asked.map(({ memberId }) => memberId))]
  const [members, slots, missed, barOf, before] = await Promise.all([
    membersOf(db, memberIds),
    findSlots(db, [...new Set(asked.map(({ slotId }) => slotId))]),
    queries.listMissed(db, memberIds),
    bookingBarsOf(db, [...new Set(asked.map(({ patientId }) => patientId))], now),
    listBefore(db, asked),
  ])
  const sheets = await bookingRulesOfAll(db, [...new Set(slots.map(({ hospitalId }) => hospitalId))])
  return { members, slots: new Map(slots.map((slot) => [slot.id, slot])), missed, barOf, before, sheets }
}
export type Facts = Awaited<ReturnType<typeof gatherFacts>>

/** What was made before with the same idempotency keys, by request. */
const listBefore = async (db: Db, asked: readonly Asked[]) => {
  const keyed = asked.flatMap(({ patientId, key }) => (key === null ? [] : [{ patientId, key }]))
  const made = new Map((await queries.listByKeys(db, keyed)).map((one) => [nameOf(one), one]))
  return (one: Asked) => (one.key === null ? undefined : made.get(nameOf(one)))
}

const nameOf = ({ patientId, key }: { patientId: number; key: string | null }) => `${patientId} ${key}`
