import { instantAt } from '#kit/time/day.ts'
import type { NewDepartment } from '../queries.ts'

let made = 0

/** A department of internal medicine as a test needs one; each is another one. */
export const aDepartment = (given: Partial<NewDepartment> & { hospitalId: number }): NewDepartment => ({
  sourceKey: `made:${++made}`,
  catalogueId: 104,
  name: `心血管内科 ${made}`,
  isDemo: true,
  changedAt: instantAt('2026-01-01', 0),
  ...given,
})
