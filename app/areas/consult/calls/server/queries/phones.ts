import { eq } from 'drizzle-orm'
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
