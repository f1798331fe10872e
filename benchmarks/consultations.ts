import { randomUUID } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import { consultConsultations } from '#app/areas/consult/consultations/server/tables.ts'
import { consultTalks } from '#app/areas/consult/talk/server/tables.ts'
import { systemClock } from '#kit/time/clock.ts'
import { later } from '#kit/time/span.ts'
import type { CrowdPerson } from '#test/support/crowd.ts'
import type { Field } from './booking-field.ts'

const AT_ONCE = 500

/** A consultation for each that the doctor has accepted, in which they may write as often as they like; their ids. */
export const openConsultations = async (
  { database: { db } }: Field,
  people: readonly CrowdPerson[],
  { doctorId, kind }: { doctorId: number; kind: 'text' | 'video' },
): Promise<string[]> => {
  const now = systemClock.now()
  const asks = people.map(({ patientId, memberId }) => ({
    id: randomUUID(),
    patientId,
    memberId,
    doctorId,
    kind,
    isRevisit: true,
    withGuardian: false,
    path: ['waiting' as const, 'accepted' as const],
    pathAt: [now, now],
    madeAt: now,
    contentSealed: '',
    priceFen: 0,
    replies: 30_000,
    repliesLeft: 30_000,
    hours: 24,
    acceptMinutes: 30,
    replyMinutes: 120,
    replyBy: later(now, { hours: 2 }),
    endsAt: later(now, { hours: 24 }),
  }))
  for (let at = 0; at < asks.length; at += AT_ONCE) {
    const some = asks.slice(at, at + AT_ONCE)
    await db.insert(consultConsultations).values(some)
    await db.insert(consultTalks).values(some.map(({ id, patientId }) => ({ id, patientId, doctorId, openedAt: now })))
  }
  return asks.map(({ id }) => id)
}

/** Signs a browser in at this address, by the cookie of this name. */
export const keepKey = (context: BrowserContext, base: string, name: 'user_key' | 'doctor_key', key: string) => {
  const kept = { [name]: key, use_token_time: '1' }
  return context.addCookies(
    Object.entries(kept).map(([at, value]) => ({ name: `${at}_v2`, value: btoa(value), url: base })),
  )
}
