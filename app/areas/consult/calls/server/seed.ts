import { listCallable } from '#app/areas/consult/call-hours/server/public.ts'
import type { Seed } from '#app/room.ts'
import { each } from '#kit/jobs/each.ts'
import { setPhoneOfDoctor } from './commands/phone.ts'

/** Nobody has this number: the demonstration rings stand-ins. */
const NUMBER = '13700000000'

/** Invented doctors whom one can call have a phone. */
export const seed: Seed = {
  after: ['consult/doctors'],
  async run({ db, config }) {
    await each(await listCallable(db), (doctorId) => setPhoneOfDoctor({ db, config }, doctorId, NUMBER))
  },
}
