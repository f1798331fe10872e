import { type Item, measureOf, valueWords } from '#app/areas/records/own/rules.ts'
import type { Entry, Measurement } from '#app/areas/records/own/server/public.ts'
import { loinc, systems } from '../../rules/codes.ts'
import { concept, noted, type Resource, SUBJECT, timeText } from './fhir-ground.ts'

const laboratory: readonly Item[] = ['glucose', 'lipids']

/** A value in its unit. */
export const quantity = (value: number, unit: string, code: string) => ({ value, unit, system: systems.ucum, code })

const category = (item: Item) => {
  const code = laboratory.includes(item) ? 'laboratory' : 'vital-signs'
  return [{ coding: [{ system: systems.category, code }] }]
}

/** What was measured at once: one finding where its parts are one, such as a blood pressure, else one for each part. */
export const observationsOf = ({ item, values, context, at, note }: Entry<Measurement>): Resource[] => {
  const { parts, panel, unit, ucum, words } = measureOf(item)
  const base = {
    resourceType: 'Observation',
    status: 'final',
    category: category(item),
    subject: SUBJECT,
    effectiveDateTime: timeText(at),
    ...noted(note),
  }
  const found = parts.flatMap((part, place) => {
    const value = values[place] ?? null
    return value === null ? [] : [{ ...part, value }]
  })
  if (panel)
    return [
      {
        ...base,
        code: concept(`${words} ${valueWords(item, values)}`, systems.loinc, panel),
        component: found.map((part) => ({
          code: concept(part.words, systems.loinc, part.loinc),
          valueQuantity: quantity(part.value, unit, ucum),
        })),
      },
    ]
  return found.map((part) => ({
    ...base,
    code: concept(
      part.words,
      systems.loinc,
      item === 'glucose' && context === 'fasting' ? loinc.fastingGlucose : part.loinc,
    ),
    valueQuantity: quantity(part.value, unit === '次/分' ? '/min' : unit, ucum),
  }))
}
