import { and, asc, desc, eq, lt } from 'drizzle-orm'
import { guahaoDoctors as doctors } from '#app/areas/guahao/doctors/server/public.ts'
import { guahaoHospitals as hospitals } from '#app/areas/guahao/hospitals/server/public.ts'
import type { Db } from '#kit/db/open.ts'
import { type Asked, page } from '#kit/db/page.ts'
import type { PatientId } from '#server/here.ts'
import { consultMessages as messages, consultTalks as talks } from './tables.ts'

export type NewTalk = typeof talks.$inferInsert
export type NewMessage = typeof messages.$inferInsert

/** The consultation, if it is the patient's own. */
export const findTalk = async (db: Db, patient: PatientId, id: string) =>
  (
    await db
      .select({ id: talks.id })
      .from(talks)
      .where(and(eq(talks.id, id), eq(talks.patientId, patient)))
  )[0]

/** The patient's consultations, the newest first, each with its doctor. */
export const listTalks = (db: Db, patient: PatientId, asked: Asked) => {
  const found = db
    .select({
      id: talks.id,
      doctorId: doctors.id,
      doctorName: doctors.name,
      hospitalName: hospitals.name,
      openedAt: talks.openedAt,
    })
    .from(talks)
    .innerJoin(doctors, eq(doctors.id, talks.doctorId))
    .innerJoin(hospitals, eq(hospitals.id, doctors.hospitalId))
    .where(eq(talks.patientId, patient))
    .orderBy(desc(talks.openedAt), desc(talks.id))
  return page(found.$dynamic(), asked)
}

/** At most `most` messages before the one given, the newest first. */
export const listMessages = (db: Db, talkId: string, { before, most }: { before: number | undefined; most: number }) =>
  db
    .select()
    .from(messages)
    .where(and(eq(messages.talkId, talkId), before ? lt(messages.id, before) : undefined))
    .orderBy(desc(messages.id))
    .limit(most)

export const insertTalk = async (db: Db, talk: NewTalk, said: readonly Omit<NewMessage, 'talkId'>[]) => {
  await db.insert(talks).values(talk)
  await db.insert(messages).values(said.map((message) => ({ ...message, talkId: talk.id })))
}

/** All consultations of the patient, the newest first. */
export const listAllTalks = (db: Db, patient: PatientId) =>
  db.select().from(talks).where(eq(talks.patientId, patient)).orderBy(desc(talks.openedAt))

/** All that was said in the patient's consultations, in its order. */
export const listSaid = (db: Db, patient: PatientId) =>
  db
    .select({ message: messages })
    .from(messages)
    .innerJoin(talks, eq(talks.id, messages.talkId))
    .where(eq(talks.patientId, patient))
    .orderBy(asc(messages.id))
