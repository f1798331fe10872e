import { detailWords } from '#app/areas/records/own/rules.ts'
import { isNow } from '#app/areas/records/own/server/public.ts'
import { contentTypeOf } from '#kit/files/server/content-type.ts'
import { dayOf } from '#kit/time/day.ts'
import { familyRoles, loinc, systems } from '../../rules/codes.ts'
import { concept, type Entry, instantText, noted, onDay, type Resource, SUBJECT } from './fhir-ground.ts'

/** An allergy. */
export const allergyOf = ({ name, detail, date, note }: Entry): Resource => ({
  resourceType: 'AllergyIntolerance',
  clinicalStatus: { coding: [{ system: systems.allergyStatus, code: 'active' }] },
  verificationStatus: { coding: [{ system: systems.allergyVerified, code: 'unconfirmed' }] },
  ...(detail === 'severe' ? { criticality: 'high' } : detail === 'mild' ? { criticality: 'low' } : {}),
  code: concept(name),
  patient: SUBJECT,
  ...onDay('onsetDateTime', date),
  ...noted(note),
})

/** An illness. */
export const conditionOf = ({ name, detail, date, note }: Entry): Resource => ({
  resourceType: 'Condition',
  clinicalStatus: { coding: [{ system: systems.conditionStatus, code: detail === 'past' ? 'resolved' : 'active' }] },
  code: concept(name),
  subject: SUBJECT,
  ...onDay('onsetDateTime', date),
  ...noted(note),
})

/** A medicine that is or was taken. */
export const medicineOf = (entry: Entry, now: Date): Resource => {
  const { name, date, endDate, times, note } = entry
  const period = { ...onDay('start', date), ...onDay('end', endDate) }
  return {
    resourceType: 'MedicationStatement',
    status: isNow(entry, dayOf(now)) ? 'active' : 'completed',
    medicationCodeableConcept: concept(name),
    subject: SUBJECT,
    ...(Object.keys(period).length > 0 ? { effectivePeriod: period } : {}),
    ...(times.length > 0
      ? {
          dosage: [
            {
              text: `每天 ${times.join('、')}`,
              timing: {
                repeat: {
                  frequency: times.length,
                  period: 1,
                  periodUnit: 'd',
                  timeOfDay: times.map((time) => `${time}:00`),
                },
              },
            },
          ],
        }
      : {}),
    ...noted(note),
  }
}

/** An operation. */
export const operationOf = ({ name, date, note }: Entry): Resource => ({
  resourceType: 'Procedure',
  status: 'completed',
  code: concept(name),
  subject: SUBJECT,
  ...onDay('performedDateTime', date),
  ...noted(note),
})

/** An illness of somebody in the family. */
export const familyOf = ({ name, detail, note }: Entry): Resource => ({
  resourceType: 'FamilyMemberHistory',
  status: 'completed',
  patient: SUBJECT,
  relationship: concept(detailWords('family', detail), systems.role, familyRoles[detail]),
  condition: [{ code: concept(name) }],
  ...noted(note),
})

/** A report: what it says as text; of its files only that there are some, because who has the bundle has no key to them. */
export const reportOf = (entry: Entry, now: Date): Resource =>
  documentOf(entry.name, entry.date, entry.note, entry.files, now)

/** A document with its words and the kinds of its files. */
export const documentOf = (title: string, on: string, text: string, files: readonly string[], now: Date): Resource => {
  const creation = onDay('creation', on)
  const said = text || title
  return {
    resourceType: 'DocumentReference',
    status: 'current',
    type: concept(title, systems.loinc, loinc.report),
    subject: SUBJECT,
    date: instantText(now),
    description: title,
    content: [
      {
        attachment: {
          contentType: 'text/plain; charset=utf-8',
          data: Buffer.from(said, 'utf8').toString('base64'),
          title,
          ...creation,
        },
      },
      ...files.map((address, at) => ({
        attachment: { contentType: contentTypeOf(address), title: `${title} ${at + 1}`, ...creation },
      })),
    ],
  }
}
