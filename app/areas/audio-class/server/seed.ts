import { listPatients } from '#app/areas/access/patients/server/public.ts'
import { keepLesson, takeLessons } from '#app/areas/files/server/public.ts'
import { listDrawableCoupons } from '#app/areas/mall/coupons/server/public.ts'
import type { PatientId } from '#app/context.ts'
import type { Seed, Seeding } from '#app/room.ts'
import { chimeWav } from '#kit/files/server/chime.ts'
import { seeded } from '#kit/random/seeded.ts'
import { dayOf } from '#kit/time/day.ts'
import { earlier, later } from '#kit/time/span.ts'
import { listSections } from './queries/classes.ts'
import { insertClass, moveClass, type SectionDraft, setBanner, setEssence, writeSections } from './queries/keep.ts'
import { addHeard, addPlay, noteStart } from './queries/plays.ts'
import { insertActivity, listDemoDoctors, setPlayed } from './queries/seed.ts'
import { type DemoClass, demoClasses } from './seed/texts.ts'

/** Classes that the demonstration's doctors speak; where they would talk, bells ring. */
export const seed: Seed = {
  after: ['access/patients', 'guahao/doctors', 'guahao/illnesses', 'mall/coupons'],
  async run(seeding) {
    const { db, now } = seeding
    const doctors = [await listDemoDoctors(db, 'oldest'), await listDemoDoctors(db, 'liked')]
    const coupon = (await listDrawableCoupons(db, 'mall', now)).find((one) => one.discountLimitFen === 0)
    const patients = await listPatients(db)
    for (const [at, text] of demoClasses.entries()) {
      const doctor = speakerOf(text, doctors[at % 2] ?? [], at)
      if (!doctor) return
      const id = await plantClass(seeding, text, { doctor, at, couponId: text.withCoupon ? coupon?.id : undefined })
      await plantListeners(
        seeding,
        id,
        at,
        patients.map((patient) => patient.id),
      )
    }
  },
}

type Speaker = Awaited<ReturnType<typeof listDemoDoctors>>[number]

/** Somebody who is known for the illness, else the next of all. */
const speakerOf = ({ illNames }: DemoClass, doctors: readonly Speaker[], at: number): Speaker | undefined => {
  const fitting = doctors.filter(({ illTags }) => illNames.some((name) => illTags.includes(name)))
  const from = fitting.length > 0 ? fitting : doctors
  return from[(at * 5) % Math.max(1, from.length)]
}

const plantClass = async (
  seeding: Seeding,
  text: DemoClass,
  { doctor, at, couponId }: { doctor: Speaker; at: number; couponId: number | undefined },
): Promise<number> => {
  const { db, now } = seeding
  const publishedAt = earlier(now, { days: 2 + at * 4, hours: at })
  const id = await insertClass(db, {
    doctorId: doctor.id,
    hospitalId: doctor.hospitalId,
    categoryId: text.categoryId,
    title: text.title,
    summary: text.summary,
    intro: text.intro,
    cover: '',
    priceFen: Math.round(text.priceYuan * 100),
    shareGoal: text.shareGoal ?? 0,
    couponId: couponId ?? null,
    changedAt: publishedAt,
    isDemo: true,
  })
  await writeSections(db, id, await soundsOf(seeding, text, doctor.hospitalId))
  await moveClass(db, id, 'on', publishedAt)
  if (text.isEssence) await setEssence(db, id, true)
  if (text.banner) await setBanner(db, id, { bannerWords: text.banner, bannerUntil: later(now, { days: 365 - at }) })
  if (text.withActivity)
    await insertActivity(db, {
      classId: id,
      title: '限时免费领课',
      couponId: null,
      total: 200,
      left: 200,
      beginsAt: earlier(now, { days: 1 }),
      endsAt: later(now, { days: 365 }),
    })
  return id
}

/** The sections of a class, each with a sound of its own. */
const soundsOf = async (seeding: Seeding, text: DemoClass, hospitalId: number): Promise<SectionDraft[]> => {
  const drafts: SectionDraft[] = []
  for (const [title, words, isFree = false] of text.sections) {
    const seconds = seeded(`lesson ${text.title} ${title}`).int(24, 48)
    const sound = chimeWav(`${text.title} ${title}`, seconds)
    const address = await keepLesson(seeding, hospitalId, sound, { kind: 'wav', seconds })
    const file = (await takeLessons(seeding.db, hospitalId, [address]))?.get(address)
    if (!file) throw new Error('a sound that was just kept is not there')
    drafts.push({ id: undefined, title, words, isFree, address, ...file })
  }
  return drafts
}

/** What the demonstration's patients heard of a class. */
const plantListeners = async ({ db, now }: Seeding, classId: number, at: number, patientIds: readonly number[]) => {
  const chance = seeded(`listeners ${at}`)
  const [first] = await listSections(db, classId)
  if (!first) return
  const heard = { sectionId: first.id, classId, now, day: dayOf(now) }
  for (const [nth, id] of patientIds.slice(0, 1 + (at % 5)).entries()) {
    const patientId = id as PatientId
    const startedAt = earlier(now, { hours: 1 + nth, minutes: at * 7 })
    await noteStart(db, { ...heard, patientId, now: startedAt, since: startedAt })
    await addPlay(db, heard)
    await addHeard(db, { ...heard, patientId, seconds: first.seconds, isEnd: true })
  }
  await setPlayed(db, classId, chance.int(60, 6_000))
}
