import { listPatients } from '#app/areas/access/patients/server/public.ts'
import type { Seed } from '#app/room.ts'
import { asSealed } from './present.ts'
import { insertTitle } from './queries.ts'

/** So many people have titles to make invoices out to: a company's that the demonstration made up, and their own. */
const PEOPLE = 6
const company = { kind: 'company', title: '深圳市示例科技有限公司', taxNo: '91440300MA5EXAMPGX', email: '' } as const
const person = { kind: 'personal', title: '演示用户', taxNo: '', email: '' } as const

export const seed: Seed = {
  after: ['orders/checkout'],
  async run({ db, config }) {
    for (const { id: patientId } of (await listPatients(db)).slice(0, PEOPLE)) {
      await insertTitle(db, { patientId, ...asSealed(person, { config }), isDefault: false })
      await insertTitle(db, { patientId, ...asSealed(company, { config }), isDefault: true })
    }
  },
}
