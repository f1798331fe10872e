import * as calls from '#app/areas/access/doctors/contract.ts'
import { insertAccounts } from '#app/areas/access/doctors/server/queries.ts'
import { consultDoctors } from '#app/areas/consult/doctors/server/tables.ts'

import { hashKnown } from './known-password.ts'
import type { TestApp } from './start-test-app.ts'

/** A doctor who is signed in at their workbench. */
export interface DoctorPerson {
  doctorKey: string
  doctorId: number
  loginName: string
  password: string
}

let made = 0
const password = 'every doctor has 1 too'
const passwordHash = hashKnown(password)

/** Gives a doctor an account and signs them in; their papers count as looked at. */
export const signInDoctor = async (app: TestApp, doctorId: number): Promise<DoctorPerson> => {
  const { db, clock } = app
  const loginName = `doctor-${++made}`
  await db
    .insert(consultDoctors)
    .values({ doctorId, certifyState: 'certified', openedAt: clock.now() })
    .onConflictDoNothing()
  const row = { doctorId, loginName, passwordHash: await passwordHash, mustChange: false, createdAt: clock.now() }
  if ((await insertAccounts(db, [row])) === 0) throw new Error('the doctor has an account already')
  const { doctor_key } = await app.callApi(calls.benchSignIn, { login_name: loginName, password })
  return { doctorKey: doctor_key, doctorId, loginName, password }
}
