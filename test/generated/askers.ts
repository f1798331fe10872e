import type { Role } from '#app/areas/access/staff/rules.ts'
import { sayConsent } from '#app/areas/account/consents/contract.ts'
import type { Clinic } from '../support/clinic.ts'
import { signInDoctor } from '../support/doctor.ts'
import { signIn } from '../support/people.ts'
import { signInStaff } from '../support/staff.ts'
import type { CallAs, TestApp } from '../support/start-test-app.ts'
import { openSurgery } from '../support/surgery.ts'

/** What anybody may have written, and everybody may read. */
export const PUBLISHED = '很好，谢谢'

/** Somebody who asks, and what they say of themselves. */
export interface Asker {
  as: CallAs
  mobile: string
  /** Written wherever a call asks for words; letters only, so that it can be a name too. */
  words: string
  /** Of a patient. */
  patientId?: number
  /** Of staff. */
  hospitalId?: number
  staffId?: number
  /** Of a doctor, with the clinic that they have alone. */
  doctorId?: number
  clinic?: Clinic
  loginName?: string
  password?: string
}

/** Who is not signed in; as all numbers that are given here, theirs ends like no patient's, who are counted from 1. */
export const visitor: Asker = { as: {}, mobile: '13700009990', words: '过客' }

/** Signs in a patient who is new. */
export const newPatient = async (app: TestApp, words = '路人'): Promise<Asker> => {
  const { key, mobile, patientId } = await signIn(app)
  // Asked for where it is needed alone; else who has not given it would be refused before anything is looked for.
  await app.callApi(sayConsent, { document: 'abroad', version: 1, is_given: 1 }, { key })
  return { as: { key }, mobile, patientId, words }
}

/** Signs in somebody who is new at a hospital's desk. */
export const newStaff = async (app: TestApp, hospitalId: number, role: Role, words = '同事'): Promise<Asker> => {
  const { staffKey, ...account } = await signInStaff(app, hospitalId, role)
  return { as: { staffKey }, mobile: '13700009991', hospitalId, words, ...account }
}

/** Signs in a doctor who is new, at a workbench of their own. */
export const newDoctor = async (app: TestApp, words = '医生'): Promise<Asker> => {
  const clinic = await openSurgery(app)
  const { doctorKey, ...account } = await signInDoctor(app, clinic.doctorIds[0] as number)
  return { as: { doctorKey }, mobile: '13700009992', words, clinic, ...account }
}
