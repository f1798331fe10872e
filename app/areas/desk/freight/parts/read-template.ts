import { readForm } from '#kit/wire/browser/read-form.ts'
import type { CallInput } from '#kit/wire/call.ts'
import { deskFreightAdd } from '../contract.ts'

type Written = Omit<CallInput<typeof deskFreightAdd>, 'is_platform'>

const sheet = {
  template_name: 'text',
  counted_by: ['piece', 'weight'],
  free_from: 'text',
  dispatch_text: 'text',
  dispatch_days: 'text',
  transit_days: 'text',
  carrier: 'text',
} as const

/** What the form of a template says; its rules by the keys of their fields. */
export const readTemplate = (form: FormData, keys: readonly number[]): Written => {
  const text = (name: string) => String(form.get(name) ?? '')
  return {
    ...readForm(deskFreightAdd, form, sheet),
    rules: keys.map((key) => {
      const of = (name: string) => text(`rule-${key}-${name}`)
      return {
        area_codes: form.getAll(`rule-${key}-areas`).map(String),
        // Where nothing is sent to nothing is charged.
        first_units: of('first_units') || 1,
        first_fee: of('first_fee') || '0',
        next_units: of('next_units') || 1,
        next_fee: of('next_fee') || '0',
        is_remote: form.has(`rule-${key}-remote`) ? 1 : 0,
        is_excluded: form.has(`rule-${key}-excluded`) ? 1 : 0,
      }
    }),
  }
}
