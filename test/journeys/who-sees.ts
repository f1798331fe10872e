import { expect, type Page } from '@playwright/test'
import type { Row } from '#app/route-table.ts'
import { demoDoctorKey, demoStaffKey } from './demo-keys.ts'
import { keepKeys } from './people.ts'

/** Who at the desk, or which doctor at the workbench, alone is shown these pages. */
export const specialists = [
  {
    key: 'staff_key',
    login: 'service1',
    pages: [
      '/desk/talks',
      '/desk/talk',
      '/desk/suggestions',
      '/desk/service-ratings',
      '/desk/talk-phrases',
      '/desk/inquiries',
      '/desk/inquiries/one',
      '/desk/inquiries/rates',
      '/desk/inquiries/terms',
      '/desk/bank-visits',
      '/desk/banks',
      '/desk/family-feedback',
    ],
  },
  { key: 'staff_key', login: 'pharmacist1', pages: ['/desk/prescriptions'] },
  {
    key: 'staff_key',
    login: 'operator',
    pages: [
      '/desk/imports/one',
      '/desk/job-runs',
      '/desk/job-failures',
      '/desk/sent-messages',
      '/desk/message-templates',
      '/desk/outside-troubles',
      '/desk/statistics/users',
    ],
  },
  { key: 'doctor_key', login: 'family1', pages: ['/workbench/family', '/workbench/resident'] },
] as const

type Specialist = (typeof specialists)[number]

export const isOf =
  ({ pages }: Pick<Specialist, 'pages'>) =>
  ({ path }: Row) =>
    pages.some((page) => page === path)

/** Lets the browser be one of them. A code of an authenticator is taken once: a journey beside this one may have been first. */
export const keepKeysOf = (page: Page, baseURL: string | undefined, { key, login }: Specialist): Promise<void> => {
  const keyOfOne = key === 'staff_key' ? demoStaffKey : demoDoctorKey
  return expect(async () => keepKeys(page, { [key]: await keyOfOne(baseURL, login) })).toPass({ timeout: 100_000 })
}

/** Where somebody works: at the desk, at the workbench, on a store's phone. */
export const isOfStaff = ({ path }: Row): boolean => /^\/(desk|workbench|store)\b/.test(path)

/** Pages of a store's phone show nothing on one that nobody has signed in on. */
export const isOfStore = ({ path }: Row): boolean => path.startsWith('/store/')
