import { instantAt } from '#kit/time/day.ts'
import type { NewDoctor } from '../queries/change.ts'

let made = 0

/** A doctor of the department as a test needs one; each is another one. */
export const aDoctor = (given: Partial<NewDoctor> & { depId: number; name: string }): NewDoctor => ({
  sourceKey: `made:${++made}:${given.name}`,
  sex: 'female',
  title: 40,
  isDemo: true,
  changedAt: instantAt('2026-01-01', 0),
  ...given,
})
