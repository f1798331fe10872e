import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { listPatients } from '#app/areas/access/patients/server/public.ts'
import { guahaoSchedules } from '#app/areas/guahao/schedules/server/public.ts'
import { dayOf } from '#kit/time/day.ts'
import { openLog } from '#server/log.ts'
import type { Room } from '#server/rooms.ts'
import { seedWorld } from '#server/seed.ts'
import { findBrokenInvariants } from '#test/support/invariants.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { queueOf } from '../../rules/queue.ts'
import { guahaoOrders } from '../tables.ts'

let app: TestApp

/** A room, and those whose seeds come before its own. */
const withBefore = (rooms: readonly Room[], name: string): Room[] => {
  const room = rooms.find((one) => one.name === name)
  if (!room) throw new Error(`no room ${name}`)
  return [...new Set([...(room.seed?.after ?? []).flatMap((before) => withBefore(rooms, before)), room])]
}

/** The demonstration up to its appointments, started at this hour: the clinics under way, with their visits. */
const startAt = async (at: string) => {
  app = await startTestApp({ at })
  const rooms = withBefore(app.rooms, 'guahao/booking')
  await seedWorld({ ...app, rooms, log: openLog('silent'), demo: true })
  const today = dayOf(app.clock.now())
  const visits = await app.db.select().from(guahaoOrders).where(eq(guahaoOrders.date, today))
  const clinics = await app.db.select().from(guahaoSchedules).where(eq(guahaoSchedules.date, today))
  return [...Map.groupBy(visits, ({ scheduleId }) => scheduleId)].map(([id, rows]) => ({
    clinic: clinics.find((one) => one.id === id),
    visits: rows,
  }))
}

test.each(['2026-11-24 00:00', '2026-11-26 12:40'])(
  'a demonstration that is started at %s has clinics under way: people seen, missed, skipped, called and waiting, and the books are in order',
  async (at) => {
    const living = await startAt(at)
    expect(living).toHaveLength(3)
    for (const { clinic, visits } of living) {
      expect(clinic?.state).toBe('open')
      const states = visits.map(({ state }) => state)
      expect(states).toEqual(expect.arrayContaining(['done', 'missed', 'called']))
      expect(queueOf(visits).length).toBeGreaterThanOrEqual(2)
      expect(visits.filter(({ path }) => path.join().includes('called,checked-in'))).toHaveLength(1)
      for (const { pathAt } of visits) {
        expect(pathAt.map(Number)).toEqual(pathAt.map(Number).toSorted((a, b) => a - b))
        expect(pathAt.at(-1)?.getTime()).toBeLessThanOrEqual(app.clock.now().getTime())
      }
    }
    const [first] = await listPatients(app.db)
    expect(living.flatMap(({ visits }) => visits).find(({ patientId }) => patientId === first?.id)?.state).toBe(
      'checked-in',
    )
    expect(await findBrokenInvariants(app.db, 'guahao/**')).toEqual([])
    await app.close()
  },
  120_000,
)
