import { inArray } from 'drizzle-orm'
import { consultServices } from '#app/areas/consult/doctors/server/public.ts'
import { each } from '#kit/jobs/each.ts'
import type { Seed } from '#server/seed.ts'
import { setPhoneOfDoctor } from './public/phone.ts'

/** Nobody has this number: the demonstration rings stand-ins. */
const NUMBER = '13700000000'

/** Invented doctors whom one can call have a phone. */
export const seed: Seed = {
  after: ['consult/doctors'],
  async plant({ db, config }) {
    const rows = await db
      .selectDistinct({ doctorId: consultServices.doctorId })
      .from(consultServices)
      .where(inArray(consultServices.kind, ['phone', 'video']))
    await each(rows, ({ doctorId }) => setPhoneOfDoctor({ db, config }, doctorId, NUMBER))
  },
}
