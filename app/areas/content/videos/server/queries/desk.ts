import { and, asc, desc, eq, notInArray, or, sql } from 'drizzle-orm'
import { guahaoDoctors as doctors } from '#app/areas/guahao/doctors/server/public.ts'
import type { Db } from '#kit/db/open.ts'
import { type PageRequest, page } from '#kit/db/page.ts'
import type { VideoState } from '../../states.ts'
import { contentVideos as videos } from '../tables.ts'

/** Whose doctors' videos a desk keeps: its own hospital's, and for the platform those of hospitals without a desk. */
export interface ManagedBy {
  hospitalId: number
  /** Hospitals that have a desk; undefined: only its own counts. */
  desks: readonly number[] | undefined
}

const isKept = ({ hospitalId, desks }: ManagedBy) =>
  or(eq(doctors.hospitalId, hospitalId), desks && notInArray(doctors.hospitalId, [...desks, hospitalId]))

/** Videos that a desk keeps in a state, the last changed first. */
export const listManaged = (db: Db, kept: ManagedBy, state: VideoState, asked: PageRequest) => {
  const found = db
    .select({ video: videos, doctorName: doctors.name })
    .from(videos)
    .innerJoin(doctors, eq(doctors.id, videos.doctorId))
    .where(and(isKept(kept), eq(videos.state, state)))
    .orderBy(desc(videos.changedAt), desc(videos.id))
  return page(db, found.$dynamic(), asked)
}

/** A video that a desk keeps. */
export const findManaged = async (db: Db, kept: ManagedBy, id: number) =>
  (
    await db
      .select({ video: videos, doctorName: doctors.name })
      .from(videos)
      .innerJoin(doctors, eq(doctors.id, videos.doctorId))
      .where(and(eq(videos.id, id), isKept(kept)))
  )[0]

/** Doctors to whom a desk may give a video, by a part of the name; the best liked first. */
export const listSpeakers = (db: Db, kept: ManagedBy, name: string, most: number) =>
  db
    .select({ id: doctors.id, name: doctors.name, title: doctors.title })
    .from(doctors)
    .where(
      and(
        isKept(kept),
        eq(doctors.isOpen, true),
        name === '' ? undefined : sql`position(${name} in ${doctors.name}) > 0`,
      ),
    )
    .orderBy(desc(doctors.standing), asc(doctors.id))
    .limit(most)

/** Whether a desk may give a video to this doctor. */
export const isSpeaker = async (db: Db, kept: ManagedBy, doctorId: number): Promise<boolean> =>
  (await db.$count(doctors, and(eq(doctors.id, doctorId), eq(doctors.isOpen, true), isKept(kept)))) > 0
