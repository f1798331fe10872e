import type { asTrend } from '#app/areas/records/own/server/public.ts'
import type { PatientContext } from '#app/context.ts'
import type { Part } from '../../rules.ts'

/** Who asks for a paper: the patient, or the process for whom the patient allowed it. */
export type Asking = Pick<PatientContext, 'db' | 'config' | 'now' | 'patient'>

/** A section of a paper. */
export interface Section {
  part: Part
  title: string
  source: string
  isUrgent: boolean
  lines: { name: string; value: string; note: string }[]
  unit: string
  trend: ReturnType<typeof asTrend>
  /** Addresses that are not lent yet. */
  files: { name: string; address: string }[]
}

/** Whom a paper is about. */
export interface Person {
  truename: string
  sex: 'female' | 'male'
  /** '' where nobody has said it. */
  birthday: string
}

/** A section with nothing in it yet. */
export const section = (part: Part, title: string, more: Partial<Section> = {}): Section => ({
  part,
  title,
  source: '',
  isUrgent: false,
  lines: [],
  unit: '',
  trend: null,
  files: [],
  ...more,
})
