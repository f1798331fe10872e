import { maskedName } from '#app/areas/access/patients/rules.ts'
import { listPatients } from '#app/areas/access/patients/server/public.ts'
import { listDemoDesks } from '#app/areas/access/staff/server/public.ts'
import { addStars as addDoctorStars } from '#app/areas/guahao/doctors/server/public.ts'
import { addStars as addHospitalStars, type NewStars } from '#app/areas/guahao/hospitals/server/public.ts'
import type { Seed } from '#app/room.ts'
import { personName } from '#kit/random/chinese-names.ts'
import { type Seeded, seeded } from '#kit/random/seeded.ts'
import { dayOf } from '#kit/time/day.ts'
import { earlier, later } from '#kit/time/span.ts'
import { listDemoDoctors, listUnhappy, seedComments, seedReplies } from './queries/seed.ts'
import { answers } from './seed/answers.ts'
import { commentsFor } from './seed/texts.ts'
import { seedToModerate } from './seed/to-moderate.ts'

type DemoDoctor = Awaited<ReturnType<typeof listDemoDoctors>>[number]
type Planted = ReturnType<typeof commentOn>

export const seed: Seed = {
  after: ['guahao/doctors', 'access/staff', 'access/patients'],
  async run({ db, now }) {
    const comments = (await listDemoDoctors(db)).flatMap((doctor) => {
      const chance = seeded(`comments ${doctor.id}`)
      const said = chance.shuffle(commentsFor(doctor.className)).slice(0, mostOn(doctor, chance))
      return said.map((one) => commentOn(doctor, one, chance, now))
    })
    await seedComments(db, comments)
    await addDoctorStars(
      db,
      starsBy(comments, (row) => row.targetId),
    )
    await addHospitalStars(
      db,
      starsBy(comments, (row) => row.hospitalId),
    )
    const unhappy = await listUnhappy(db)
    await seedReplies(db, unhappy.map(answerTo))
    const reporters = (await listPatients(db)).slice(1, 3).map(({ id }) => id)
    for (const hospitalId of await listDemoDesks(db)) await seedToModerate(db, { hospitalId, reporters, now })
  },
}

/** How many comments an invented doctor has: the higher the title, the more, and some have none yet. */
const mostOn = ({ title }: DemoDoctor, chance: Seeded): number => Math.max(0, chance.int(-1, 2 + title / 5))

const commentOn = (
  { id, hospitalId, depId, illTags }: DemoDoctor,
  { stars, text, tags }: ReturnType<typeof commentsFor>[number],
  chance: Seeded,
  now: Date,
) => {
  const createdAt = earlier(now, { days: chance.int(0, 120), hours: chance.int(1, 12), minutes: chance.int(0, 59) })
  return {
    kind: 'doctor' as const,
    targetId: id,
    hospitalId,
    depId,
    stars,
    content: text,
    words: [...tags],
    createdAt,
    authorName: maskedName(personName(chance, chance.pick(['female', 'male']))),
    illTags: illTags.slice(0, chance.int(0, 1)),
    visitedOn: dayOf(earlier(createdAt, { days: chance.int(0, 6) })),
    // Those of two stars get an answer, see below.
    replyCount: stars === 2 ? 1 : 0,
  }
}

const answerTo = ({ id, createdAt }: { id: number; createdAt: Date }) => ({
  commentId: id,
  authorName: '医院客服',
  content: seeded(`answer ${id}`).pick(answers),
  createdAt: later(createdAt, { minutes: 40 }),
})

const starsBy = (comments: readonly Planted[], targetOf: (row: Planted) => number): NewStars[] =>
  [...Map.groupBy(comments, targetOf)].map(([id, rows]) => ({
    id,
    sum: rows.reduce((sum, row) => sum + row.stars, 0),
    count: rows.length,
  }))
