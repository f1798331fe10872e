import { listPatients } from '#app/areas/access/patients/server/public.ts'
import { addBooked } from '#app/areas/guahao/departments/server/public.ts'
import { listIllnessesByDepartment } from '#app/areas/guahao/illnesses/server/public.ts'
import type { Seed, Seeding } from '#app/room.ts'
import type { Db } from '#kit/db/open.ts'
import { seeded } from '#kit/random/seeded.ts'
import { addDays, type Day } from '#kit/time/day.ts'
import {
  listDemoDoctors,
  listDemoPosts,
  listEmptyPosts,
  type SeedPost,
  seedBenefits,
  seedDoctors,
  seedPosts,
  seedServiceHours,
} from './queries/seed.ts'
import { type DemoDoctor, demoDoctors } from './seed/doctor-names.ts'
import { hoursOf } from './seed/service-hours.ts'

const DOCTORS = 3_000

/** An invented doctor with their row's id. */
type Planted = DemoDoctor & { id: number }

export const seed: Seed = {
  after: ['access/patients', 'guahao/departments', 'guahao/illnesses'],
  async run({ db, now, today, scale }) {
    const posts = await listDemoPosts(db)
    const { doctors, rows } = await invent({ db, now }, posts, { count: DOCTORS * scale, keyOf: ({ key }) => key })
    await seedPosts(db, branchesOf(doctors, posts))
    await countBooked(db, rows)
    await seedBenefits(db, benefitsOf(await listPatients(db), posts, today))
  },
  /** A doctor for each department of an imported hospital in which nobody sits. */
  async fill({ db, now }) {
    const posts = await listEmptyPosts(db)
    const keyOf = ({ post }: DemoDoctor) => `filled:${posts[post]?.depId}`
    return (await invent({ db, now }, posts, { count: posts.length, keyOf })).rows.length
  },
}

/** Invents doctors, who sit in their departments and answer online. */
const invent = async (
  { db, now }: Pick<Seeding, 'db' | 'now'>,
  posts: readonly SeedPost[],
  { count, keyOf }: { count: number; keyOf: (doctor: DemoDoctor) => string },
) => {
  const illnesses = await listIllnessesByDepartment(db)
  const seen = posts.map((post) => ({ ...post, illnesses: illnesses.get(post.catalogueId) ?? [] }))
  const invented = demoDoctors(seen, count).map((doctor) => ({ ...doctor, key: keyOf(doctor) }))
  const rows = invented.map((doctor) => rowOf(doctor, posts[doctor.post] as SeedPost, now))
  await seedDoctors(db, rows)
  const idOf = new Map((await listDemoDoctors(db)).map((row) => [row.sourceKey, row.id]))
  const doctors = invented.map((doctor) => ({ ...doctor, id: idOf.get(doctor.key) as number }))
  await seedPosts(db, homesOf(doctors, posts))
  await seedServiceHours(db, doctors.flatMap(hoursOf))
  return { doctors, rows }
}

const rowOf = (doctor: DemoDoctor, post: SeedPost, now: Date) => {
  const { key, name, sex, age, title, skills, introduction, illTags } = doctor
  const { depId, hospitalId, classId, cityId, level } = post
  const chance = seeded(`doctor ${key}`)
  const bookedCount = Math.round((title * level * (0.2 + chance.next() ** 3 * 4)) / 2)
  return {
    sourceKey: key,
    depId,
    hospitalId,
    classId,
    cityId,
    name,
    sex,
    title,
    skills,
    introduction,
    illTags,
    picture: `/pictures/portrait/${key.replace(':', '-')}.svg?sex=${sex}&age=${age}&coat=1`,
    isReferral: level >= 30 && title >= 30 && chance.next() < 0.3,
    bookedCount,
    fansCount: Math.round(bookedCount * (0.1 + chance.next() * 0.4)),
    shareCount: chance.int(0, 60),
    isDemo: true,
    changedAt: now,
  }
}

const homesOf = (doctors: readonly Planted[], posts: readonly SeedPost[]) =>
  doctors.map(({ id, post, key }) => ({
    doctorId: id,
    depId: (posts[post] as SeedPost).depId,
    room: `${seeded(`room ${key}`).int(1, 12)} 诊室`,
  }))

/** Every third doctor of a main hospital also sits at a branch that has their department. */
const branchesOf = (doctors: readonly Planted[], posts: readonly SeedPost[]) => {
  const branches = Map.groupBy(
    posts.filter((post) => post.parentId !== null),
    (post) => `${post.parentId}/${post.catalogueId}`,
  )
  return doctors.flatMap(({ id, post }, at) => {
    const { hospitalId, catalogueId } = posts[post] as SeedPost
    const hospitals = branches.get(`${hospitalId}/${catalogueId}`) ?? []
    const hospital = hospitals[at % Math.max(1, hospitals.length)]
    return hospital && at % 3 === 0 ? [{ doctorId: id, depId: hospital.depId }] : []
  })
}

/** Every fifth patient works at the first hospital: three free consultations in half a year. */
const benefitsOf = (patients: readonly { id: number }[], [first]: readonly SeedPost[], today: Day) =>
  patients.flatMap(({ id: patientId }, at) =>
    first && at % 5 === 0
      ? [{ patientId, hospitalId: first.hospitalId, grantedCount: 3, usedCount: 1, lastDay: addDays(today, 180) }]
      : [],
  )

/** A department was booked as often as its doctors. */
const countBooked = async (db: Db, rows: readonly { depId: number; bookedCount: number }[]) => {
  const counts = new Map<number, number>()
  for (const { depId, bookedCount } of rows) counts.set(depId, (counts.get(depId) ?? 0) + bookedCount)
  await addBooked(db, counts)
}
