import type { Care } from './care.ts'
import { documentOf } from './fhir-facts.ts'
import { concept, onDay, type Resource, SUBJECT } from './fhir-ground.ts'

/** What this product did for somebody: medicines that doctors wrote, and what they left in words. */
export const careResources = ({ prescriptions, summaries, familyReports }: Care, now: Date): Resource[] => [
  ...prescriptions.map(({ on, drug, dosage, diagnosis }) => ({
    resourceType: 'MedicationStatement',
    status: 'unknown',
    medicationCodeableConcept: concept(drug),
    subject: SUBJECT,
    ...onDay('effectiveDateTime', on),
    ...(dosage === '' ? {} : { dosage: [{ text: dosage }] }),
    ...(diagnosis === '' ? {} : { reasonCode: [concept(diagnosis)] }),
  })),
  ...summaries.map(({ on, summary, advice }) =>
    documentOf('问诊小结', on, [summary, advice].filter(Boolean).join('\n'), [], now),
  ),
  ...familyReports.map(({ on, title, content, files }) => documentOf(title, on, content, files, now)),
]
