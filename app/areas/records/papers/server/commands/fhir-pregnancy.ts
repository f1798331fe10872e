import { loinc, systems } from '../../rules/codes.ts'
import { concept, instantText, type Resource, SUBJECT } from './fhir-ground.ts'
import { quantity } from './fhir-observations.ts'
import type { PregnancyFound } from './of-pregnancy.ts'

/** The dating of a pregnancy, and what was measured on the way. */
export const pregnancyResources = ({ pregnancy }: PregnancyFound, now: Date): Resource[] => [
  {
    resourceType: 'Condition',
    clinicalStatus: { coding: [{ system: systems.conditionStatus, code: pregnancy.is_over ? 'resolved' : 'active' }] },
    code: concept(pregnancy.is_over ? '妊娠' : `妊娠 ${pregnancy.week_words}`),
    subject: SUBJECT,
  },
  observation(instantText(now), '预产期', loinc.dueDate, { valueDateTime: pregnancy.due_date }),
  ...pregnancy.weights.map(({ date, kg }) =>
    observation(date, '体重', loinc.weight, { valueQuantity: quantity(kg, 'kg', 'kg') }),
  ),
  ...pregnancy.ogtt.map(({ date, fasting, h1, h2 }) => ({
    resourceType: 'Observation',
    status: 'final',
    code: concept('75 g 口服葡萄糖耐量试验'),
    subject: SUBJECT,
    effectiveDateTime: date,
    component: Object.entries({ 空腹: fasting, '1 小时': h1, '2 小时': h2 }).map(([words, value]) => ({
      code: concept(words),
      valueQuantity: quantity(value, 'mmol/L', 'mmol/L'),
    })),
  })),
]

const observation = (when: string, words: string, code: string, value: object): Resource => ({
  resourceType: 'Observation',
  status: 'final',
  code: concept(words, systems.loinc, code),
  subject: SUBJECT,
  effectiveDateTime: when,
  ...value,
})
