import { and, eq, sql } from 'drizzle-orm'
import { consultConsultations } from '#app/areas/consult/consultations/server/public.ts'
import { drugTypes } from '#app/areas/mall/goods/rules.ts'
import { listSkus, mallGoods } from '#app/areas/mall/goods/server/public.ts'
import { prescriptionUpload } from '#app/areas/prescriptions/contract.ts'
import { prescriptions } from '#app/areas/prescriptions/server/tables.ts'
import { benchPrescribe } from '#app/areas/workbench/prescriptions/contract.ts'
import { later } from '#kit/time/span.ts'
import { uploadPicture } from '../support/a-picture.ts'
import { type Asker, newPatient } from './askers.ts'
import { calledVisit } from './honest-bench-clinic.ts'
import { acceptedConsultation, handToDoctor } from './honest-consultations.ts'
import { newMember } from './honest-members.ts'
import type { World } from './world.ts'

/** A drug of the demonstration that is sold on prescription. */
const aDrug = async ({ app: { db } }: World) => {
  const isOne = and(eq(mallGoods.drugType, drugTypes.prescription), eq(mallGoods.isOn, true))
  const [goods] = await db.select({ id: mallGoods.id }).from(mallGoods).where(isOne).limit(1)
  const [special] = goods ? await listSkus(db, goods.id) : []
  if (!special) throw new Error('the demonstration sells no drug on prescription')
  return { goods_id: special.sku.goodsId, special_id: special.sku.id }
}

const sheet = async (world: World, { as, words }: Asker) => ({
  ...(await aDrug(world)),
  buy_num: 1,
  allergy: words,
  with_guardian: 0,
  consent: 1,
  image: as.key ? await uploadPicture(world.app, as.key, 'prescription') : '/files/none.jpg',
})

/** A prescription of the asker's that waits for its pharmacist. */
export const newPrescription = async (world: World, asker: Asker): Promise<string> => {
  const { member_id } = await newMember(world, asker)
  const asked = { ...(await sheet(world, asker)), member_id }
  return (await world.app.callApi(prescriptionUpload, asked, asker.as)).prescription_id
}

/** A prescription of the asker's that they have used, and what is sent to ask for the same anew. */
const toRepeat = async (world: World, asker: Asker) => {
  const { db } = world.app
  const id = await newPrescription(world, asker)
  const now = world.app.clock.now()
  const until = later(now, { days: 3 })
  const set = { reviewerId: 1, reviewedAt: now, expiresAt: until, orderId: `order of ${id}` }
  const path = sql`path || array['approved', 'held', 'used']`
  const pathAt = sql`path_at || path_at || path_at || path_at`
  await db
    .update(prescriptions)
    .set({ ...set, path, pathAt })
    .where(eq(prescriptions.id, id))
  return { prescription_id: id, buy_num: 1, with_guardian: 0, consent: 1 }
}

/** Somebody's prescription that waits for a pharmacist of the asker's hospital. */
export const prescriptionToReview = async (world: World, { hospitalId = 0 }: Asker): Promise<string> => {
  const id = await newPrescription(world, await newPatient(world.app))
  await world.app.db.update(prescriptions).set({ hospitalId }).where(eq(prescriptions.id, id))
  return id
}

/** Somebody's consultation that the doctor who asks has accepted, about what they were seen for before. */
const askOfDoctor = async (world: World, { doctorId = 0 }: Asker): Promise<string> => {
  const id = await acceptedConsultation(world, await newPatient(world.app))
  await handToDoctor(world, id, doctorId)
  await world.app.db.update(consultConsultations).set({ isRevisit: true }).where(eq(consultConsultations.id, id))
  return id
}

const written = { special_id: undefined, drug_name: '阿莫西林胶囊', buy_num: 1, dosage: '每日三次', is_confirmed: 1 }

/** A prescription that the doctor who asks has signed. */
export const signedPrescription = async (world: World, asker: Asker): Promise<string> => {
  const ask_id = await askOfDoctor(world, asker)
  const content = { ask_id, ...written, diagnosis: asker.words, allergy: asker.words }
  return (await world.app.callApi(benchPrescribe, content, asker.as)).prescription_id
}

/** What is sent to the calls of prescriptions. */
export const prescriptionsByCall = {
  prescriptionUpload: sheet,
  prescriptionRepeat: toRepeat,
  prescriptionOfGoods: aDrug,
  benchPrescriptionHints: () => ({ special_id: undefined, drug_name: '阿莫西林胶囊', dosage: '每日三次' }),
  benchVisitHints: () => ({ special_id: undefined, drug_name: '阿莫西林胶囊', dosage: '每日三次' }),
  benchVisitPrescribe: async (world: World, asker: Asker) => ({
    ...(await calledVisit(world, asker)),
    ...written,
    diagnosis: asker.words,
    allergy: asker.words,
  }),
  benchDrugs: () => ({ keyword: '片' }),
  benchPrescribe: async (world: World, asker: Asker) => ({
    ask_id: await askOfDoctor(world, asker),
    ...written,
    diagnosis: asker.words,
    allergy: asker.words,
  }),
}
