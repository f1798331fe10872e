import { careResources } from './fhir-care.ts'
import { childResources } from './fhir-child.ts'
import { allergyOf, conditionOf, familyOf, medicineOf, operationOf, reportOf } from './fhir-facts.ts'
import { type Entry, newBundle, patientOf, type Resource } from './fhir-ground.ts'
import { observationsOf } from './fhir-observations.ts'
import { pregnancyResources } from './fhir-pregnancy.ts'
import type { OwnFound } from './of-own.ts'
import type { findRecordOf } from './paper.ts'

type Found = NonNullable<Awaited<ReturnType<typeof findRecordOf>>>

/** A record as a collection of FHIR R4: what a program of another hospital reads. */
export const asBundle = (found: Found, now: Date) => {
  const patient = patientOf(found.person)
  return newBundle([patient, ...resourcesOf(found, now)], now)
}

const resourcesOf = (found: Found, now: Date): Resource[] => {
  if (found.kind === 'own') return ownResources(found, now)
  return found.kind === 'baby' ? childResources(found, now) : pregnancyResources(found, now)
}

const makers = {
  allergy: allergyOf,
  condition: conditionOf,
  medicine: medicineOf,
  operation: operationOf,
  family: familyOf,
  report: reportOf,
} as const

const ownResources = ({ written, measured, child, care }: OwnFound, now: Date): Resource[] => [
  ...written.map((entry: Entry) => makers[entry.kind](entry, now)),
  ...measured.flatMap(observationsOf),
  ...(child ? childResources(child, now) : []),
  ...careResources(care, now),
]
