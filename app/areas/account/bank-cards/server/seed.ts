import { listPatients } from '#app/areas/access/patients/server/public.ts'
import { findDefaultMember } from '#app/areas/account/members/server/public.ts'
import type { PatientId } from '#app/context.ts'
import type { Seed } from '#app/room.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { bankOf } from '../rules.ts'
import { NUMBER } from './present.ts'
import { insertCard } from './queries.ts'

/** The sums of these are right; no bank gave them out. */
const numbers = ['6225880100001234566', '6222020000007654320', '6217000000003456781']

/** The first demonstration patients have a card whose sub-account is still to be opened. */
export const seed: Seed = {
  after: ['account/members'],
  async run({ db, now, config }) {
    const seal = sealOf(config)
    const patients = (await listPatients(db)).slice(0, numbers.length)
    for (const [at, { id }] of patients.entries()) {
      const number = numbers[at] as string
      const member = await findDefaultMember(db, id as PatientId)
      if (!member) continue
      const sealed = { numberSealed: seal.seal(number, NUMBER), numberIndex: seal.index(number, NUMBER) }
      await insertCard(db, { patientId: id, memberId: member.id, bank: bankOf(number), ...sealed, addedAt: now })
    }
  },
}
