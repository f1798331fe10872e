import { loinc, systems } from '../../rules/codes.ts'
import { concept, instantText, noted, type Resource, SUBJECT } from './fhir-ground.ts'
import { quantity } from './fhir-observations.ts'
import type { ChildFound } from './of-child.ts'

/** What was measured of a child and given to it. */
export const childResources = ({ measured, given }: ChildFound, now: Date): Resource[] => [
  ...measured.flatMap(({ on, weightKg, statureCm, headCm, posture }) => [
    ...found(on, '体重', loinc.weight, weightKg, 'kg'),
    ...found(on, '身长/身高', posture === 'lying' ? loinc.length : loinc.height, statureCm, 'cm'),
    ...found(on, '头围', loinc.head, headCm, 'cm'),
  ]),
  ...given.map(({ name, on, note }) => ({
    resourceType: 'Immunization',
    status: 'completed',
    vaccineCode: concept(name),
    patient: SUBJECT,
    occurrenceDateTime: on,
    recorded: instantText(now),
    primarySource: false,
    ...noted(note),
  })),
]

const found = (on: string, words: string, code: string, value: number | undefined, unit: string): Resource[] =>
  value === undefined
    ? []
    : [
        {
          resourceType: 'Observation',
          status: 'final',
          category: [{ coding: [{ system: systems.category, code: 'vital-signs' }] }],
          code: concept(words, systems.loinc, code),
          subject: SUBJECT,
          effectiveDateTime: on,
          valueQuantity: quantity(value, unit, unit),
        },
      ]
