import { eq, inArray } from 'drizzle-orm'
import { consultServices as services } from '#app/areas/consult/doctors/server/public.ts'
import type { Db } from '#kit/db/open.ts'
import { consultCallPhones as phones } from '../tables.ts'

/** The sealed number at which a doctor takes calls. */
export const findPhone = async (db: Db, doctorId: number): Promise<string | undefined> =>
  (await db.select().from(phones).where(eq(phones.doctorId, doctorId)))[0]?.mobileSealed

export const savePhone = (db: Db, doctorId: number, mobileSealed: string) =>
  db
    .insert(phones)
    .values({ doctorId, mobileSealed })
    .onConflictDoUpdate({ target: phones.doctorId, set: { mobileSealed } })

/** Doctors who can be asked by phone or video. */
export const listCallable = async (db: Db): Promise<number[]> =>
  (
    await db
      .selectDistinct({ doctorId: services.doctorId })
      .from(services)
      .where(inArray(services.kind, ['phone', 'video']))
  ).map(({ doctorId }) => doctorId)
