import { listPatients } from '#app/areas/access/patients/server/public.ts'
import { findDefaultMember } from '#app/areas/account/members/server/public.ts'
import { listDoctors } from '#app/areas/guahao/doctors/server/public.ts'
import { drugTypes } from '#app/areas/mall/goods/rules.ts'
import { listGoods, listSkus } from '#app/areas/mall/goods/server/public.ts'
import type { PatientId } from '#app/context.ts'
import type { Seed } from '#app/room.ts'
import { earlier } from '#kit/time/span.ts'
import { putSigned } from './commands/write.ts'

/** What doctors prescribed to the first patients of the demonstration; it waits for a pharmacist. */
const written = [
  { keyword: '氨氯地平', dosage: '口服，每日一次，每次 5 毫克', diagnosis: '原发性高血压', allergy: '青霉素' },
  { keyword: '二甲双胍', dosage: '口服，每日一次，每次 0.5 克，随晚餐吞服', diagnosis: '2 型糖尿病', allergy: '磺胺' },
  { keyword: '缬沙坦', dosage: '口服，每日一次，每次 80 毫克', diagnosis: '原发性高血压', allergy: '青霉素' },
] as const

/** A few prescriptions, so that the first pharmacist has something before them. */
export const seed: Seed = {
  after: ['account/members', 'guahao/doctors', 'mall/goods'],
  async run({ db, now, config }) {
    const patients = await listPatients(db)
    const doctors = await listDoctors(db, { city: 0, sort: 'default', now, page: 1, size: written.length })
    for (const [at, { keyword, ...said }] of written.entries()) {
      const filter = { city: 0, kinds: ['drug'], drugType: drugTypes.prescription, keyword } as const
      const [goods] = (await listGoods(db, filter, { page: 1, size: 1 })).rows
      const [ware] = goods ? await listSkus(db, goods.id) : []
      const [patient, doctor] = [patients[at], doctors.rows[at]]
      const member = patient && (await findDefaultMember(db, patient.id as PatientId))
      if (!goods || !ware || !patient || !doctor || !member) continue
      const ctx = { db, config, now: earlier(now, { minutes: 25 * (written.length - at) }), emit: async () => {} }
      const draft = {
        patientId: patient.id,
        memberId: member.id,
        hospitalId: goods.hospitalId,
        withGuardian: false,
        goodsId: goods.id,
        skuId: ware.sku.id,
        pieces: 2,
        content: { drug: `${goods.name} ${ware.sku.name}`, ...said },
      }
      await putSigned(ctx, draft, { doctorId: doctor.id, consultationId: null })
    }
  },
}
