import type { Page } from '@playwright/test'
import { type Addresses, findAddresses, findImport, findResident } from './addresses.ts'
import { addressesOnce } from './addresses-once.ts'
import { callAs } from './calls.ts'
import { demoDoctorKey, demoStaffKey } from './demo-keys.ts'
import { keepKeys, keyOf } from './people.ts'

/** Where every page shows something to the patient who is signed in; and lets the browser be of a hospital's staff and a doctor, too. */
export const findEveryAddress = async (page: Page, baseURL: string | undefined): Promise<Addresses> => {
  const [admin, service] = [await demoStaffKey(baseURL, 'admin1'), await demoStaffKey(baseURL, 'service1')]
  const [doctor, leader] = [await demoDoctorKey(baseURL, 'doctor1'), await demoDoctorKey(baseURL, 'family1')]
  const operator = await demoStaffKey(baseURL, 'operator')
  await keepKeys(page, { staff_key: admin, doctor_key: doctor })
  const found = await addressesOnce(async () =>
    findAddresses(
      callAs(baseURL, await keyOf(page)),
      callAs(baseURL, admin),
      callAs(baseURL, service),
      callAs(baseURL, doctor),
    ),
  )
  return {
    ...found,
    ...(await findResident(callAs(baseURL, leader))),
    ...(await findImport(callAs(baseURL, operator))),
  }
}
