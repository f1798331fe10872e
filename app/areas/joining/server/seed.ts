import { listPatients } from '#app/areas/access/patients/server/public.ts'
import { findDemoPerson, listDemoDesks } from '#app/areas/access/staff/server/public.ts'
import { findHospital } from '#app/areas/guahao/hospitals/server/public.ts'
import type { Seed, Seeding } from '#app/room.ts'
import { addDays } from '#kit/time/day.ts'
import { earlier } from '#kit/time/span.ts'
import type { ApplicationState } from '../states.ts'
import { newToken } from './commands/apply.ts'
import { sealMobile } from './commands/form.ts'
import { insertApplication, insertSend } from './queries.ts'
import { approvedApplication, begunApplication, type DemoApplication, demoApplications } from './seed/applications.ts'

/** The last patients of the demonstration: the first ones are who people sign in as. */
const FROM_THE_END = demoApplications.length

/**
 * Applications in each state, invented and marked, of the last patients; the first patient has one that was approved, of a hospital of
 * the demonstration that has a desk, and has half filled in another.
 */
export const seed: Seed = {
  after: ['access/patients', 'access/staff', 'guahao/hospitals'],
  async run(seeding) {
    const [first, ...others] = await listPatients(seeding.db)
    if (!first) return
    await seedApproved(seeding, first.id)
    const people = [...others.slice(-FROM_THE_END), first]
    for (const [at, demo] of [...demoApplications, begunApplication].entries()) {
      const person = people[at]
      if (person) await seedOpen(seeding, person.id, demo, at)
    }
  },
}

/** An application that is not approved; `at` makes it differ from the others. */
const seedOpen = async ({ db, now, today, config }: Seeding, patientId: number, demo: DemoApplication, at: number) => {
  const { sentDaysAgo, state, reasons = [], sends = 1, ...texts } = demo
  const sentAt = sentDaysAgo === null ? null : earlier(now, { days: sentDaysAgo })
  const id = await insertApplication(db, {
    ...texts,
    patientId,
    token: newToken(),
    state: state satisfies ApplicationState,
    reasons,
    mobileSealed: sealMobile(config, `1390000010${at}`),
    licenceUntil: state === 'draft' ? null : addDays(today, 60 + at * 400),
    sentAt,
    decidedAt: state === 'refused' ? earlier(now, { days: 1 }) : null,
    savedAt: sentAt ?? earlier(now, { days: 1 }),
    startedAt: earlier(now, { days: 20 }),
  })
  for (const sent of sendsOf(demo, sends)) await insertSend(db, id, earlier(now, { days: sent }))
}

/** How the last hospital with a desk came here. */
const seedApproved = async ({ db, now, today, config }: Seeding, patientId: number) => {
  const hospitalId = (await listDemoDesks(db)).at(-1)
  const hospital = hospitalId === undefined ? undefined : await findHospital(db, hospitalId)
  const admin = hospitalId === undefined ? undefined : await findDemoPerson(db, hospitalId, 'admin')
  if (!hospital || !admin) return
  const sentAt = earlier(now, { days: 30 })
  const id = await insertApplication(db, {
    ...approvedApplication,
    patientId,
    unitName: hospital.name,
    address: hospital.address,
    level: hospital.level,
    kind: hospital.kind,
    hospitalId: hospital.id,
    staffId: admin.id,
    token: null,
    state: 'approved',
    reasons: [],
    mobileSealed: sealMobile(config, '13900000109'),
    licenceUntil: addDays(today, 800),
    sentAt,
    decidedAt: earlier(now, { days: 28 }),
    savedAt: sentAt,
    startedAt: earlier(now, { days: 33 }),
  })
  await insertSend(db, id, sentAt)
}

/** The days ago on which it was sent: the last when it says, the others a week before each. */
const sendsOf = ({ sentDaysAgo }: DemoApplication, sends: number): number[] =>
  sentDaysAgo === null ? [] : Array.from({ length: sends }, (_, at) => sentDaysAgo + (sends - 1 - at) * 7)
