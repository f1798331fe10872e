import { and, desc, eq, ne, sql } from 'drizzle-orm'
import { guahaoDoctors as doctors } from '#app/areas/guahao/doctors/server/public.ts'
import type { Db } from '#kit/db/open.ts'
import { type PageRequest, page } from '#kit/db/page.ts'
import type { ClassState } from '../../rules.ts'
import { audioClassClasses as classes, audioClassSections as sections } from '../tables.ts'

/** A class as a desk writes it. */
export type ClassDraft = Pick<
  typeof classes.$inferInsert,
  'doctorId' | 'categoryId' | 'title' | 'summary' | 'intro' | 'cover' | 'priceFen' | 'shareGoal' | 'couponId'
>

/** A section as a desk writes it; without an id it is new. */
export interface SectionDraft {
  id: number | undefined
  title: string
  words: string
  isFree: boolean
  fileId: number
  address: string
  seconds: number
}

const ofHospital = (hospitalId: number) => eq(classes.hospitalId, hospitalId)

/** Classes of a seller in a state, the newest first, with who speaks. */
export const listManaged = (db: Db, hospitalId: number, state: ClassState | undefined, asked: PageRequest) => {
  const found = db
    .select({ class: classes, doctorName: doctors.name })
    .from(classes)
    .innerJoin(doctors, eq(doctors.id, classes.doctorId))
    .where(and(ofHospital(hospitalId), state === undefined ? undefined : eq(classes.state, state)))
    .orderBy(desc(classes.id))
  return page(db, found.$dynamic(), asked)
}

/** A class of a seller. */
export const findManaged = async (db: Db, hospitalId: number, id: number) =>
  (
    await db
      .select()
      .from(classes)
      .where(and(ofHospital(hospitalId), eq(classes.id, id)))
  )[0]

/** The same, kept as it is until the transaction ends. */
export const lockManaged = async (db: Db, hospitalId: number, id: number) =>
  (
    await db
      .select()
      .from(classes)
      .where(and(ofHospital(hospitalId), eq(classes.id, id)))
      .for('update')
  )[0]

/** Writes a class that nobody hears yet; its id. */
export const insertClass = async (
  db: Db,
  row: ClassDraft & { hospitalId: number; changedAt: Date; isDemo?: boolean },
): Promise<number> => {
  const [made] = await db
    .insert(classes)
    .values({ ...row, state: 'draft' })
    .returning({ id: classes.id })
  return made?.id as number
}

/** Writes over a class. */
export const updateClass = (db: Db, id: number, draft: ClassDraft, changedAt: Date) =>
  db
    .update(classes)
    .set({ ...draft, changedAt })
    .where(eq(classes.id, id))

/** Gives a class these sections in this order; what is not among them is taken out, and its records stay. */
export const writeSections = async (db: Db, classId: number, drafts: readonly SectionDraft[]) => {
  // Two sections may change places.
  await db.update(sections).set({ position: null }).where(eq(sections.classId, classId))
  for (const [position, { id, ...draft }] of drafts.entries())
    if (id === undefined) await db.insert(sections).values({ ...draft, classId, position })
    else
      await db
        .update(sections)
        .set({ ...draft, position })
        .where(and(eq(sections.id, id), eq(sections.classId, classId)))
  await db
    .update(classes)
    .set({ sectionCount: drafts.length, freeCount: drafts.filter(({ isFree }) => isFree).length })
    .where(eq(classes.id, classId))
}

/** Puts a class on the shelf or takes it off; false where it stands so already. */
export const moveClass = async (db: Db, id: number, state: 'on' | 'off', now: Date): Promise<boolean> => {
  const publishedAt = sql`coalesce(${classes.publishedAt}, ${now.toISOString()}::timestamptz)`
  const from = state === 'off' ? eq(classes.state, 'on') : ne(classes.state, 'on')
  return (
    (
      await db
        .update(classes)
        .set({ state, ...(state === 'on' && { publishedAt }) })
        .where(and(eq(classes.id, id), from))
        .returning({ id: classes.id })
    ).length > 0
  )
}

/** Marks a class as chosen by editors, or not. */
export const setEssence = (db: Db, id: number, isEssence: boolean) =>
  db.update(classes).set({ isEssence }).where(eq(classes.id, id))

/** Puts a class on the banner until then, or takes it off. */
export const setBanner = (db: Db, id: number, banner: { bannerWords: string; bannerUntil: Date | null }) =>
  db.update(classes).set(banner).where(eq(classes.id, id))

/** Doctors of a seller who can speak, by name. */
export const listSpeakers = (db: Db, hospitalId: number) =>
  db
    .select({ id: doctors.id, name: doctors.name })
    .from(doctors)
    .where(and(eq(doctors.hospitalId, hospitalId), eq(doctors.isOpen, true)))
    .orderBy(doctors.name, doctors.id)
    .limit(500)
