import { picturesOf } from '#app/areas/files/cards/pictures-field.tsx'
import type { GoodsKind } from '#app/areas/mall/goods/rules.ts'
import { readForm } from '#kit/wire/browser/read-form.ts'
import type { CallInput } from '#kit/wire/call.ts'
import { deskGoodsAdd } from '../contract.ts'
import { allAppointments } from '../rules.ts'

type Written = Omit<CallInput<typeof deskGoodsAdd>, 'is_platform' | 'copy_of'>

const sheet = {
  goods_name: 'text',
  subtitle: 'text',
  brand: 'text',
  category_id: 'text',
  project_category_id: 'text',
  drug_type: 'text',
  approval_no: 'text',
  is_supplement: 'flag',
  is_overseas: 'flag',
  notice: 'text',
  consent: 'text',
  pay_types: 'texts',
  limit_num: 'text',
  valid_days: 'text',
  template_id: 'text',
  catalogue_id: 'text',
  illnesses: 'text',
  is_recommended: 'flag',
  is_promoted: 'flag',
} as const

/** What the form of goods says. */
export const readGoodsForm = (form: FormData, kind: GoodsKind): Written => {
  const text = (name: string) => String(form.get(name) ?? '')
  const texts = (name: string) => form.getAll(name).map(String)
  const { drug_type, ...written } = readForm(deskGoodsAdd, form, sheet)
  return {
    ...written,
    kind,
    // What is not for their kind is not asked.
    drug_type: drug_type || 0,
    appointment: form.has('appointment')
      ? readForm(deskGoodsAdd, form, { appointment: allAppointments }).appointment
      : 'none',
    tags: text('tags')
      .split(/[\s,，、]+/)
      .filter(Boolean),
    images: picturesOf(form, 'images'),
    detail: texts('part_title').map((title, at) => ({ title, lines: linesOf(texts('part_lines')[at]) })),
    doctor_ids: texts('doctor_ids'),
    place_ids: form.has('place_ids') ? texts('place_ids').filter(Boolean) : undefined,
    bookable: bookableOf(texts('bookable')),
    specials: texts('special_name').map((special_name, at) => ({
      special_name,
      special_id: texts('special_id')[at],
      price: texts('price')[at] ?? '',
      org_price: texts('org_price')[at] ?? '',
      deposit: texts('deposit')[at],
      weight: texts('weight')[at] ?? '',
      pieces: texts('pieces')[at],
    })),
  }
}

const linesOf = (text = ''): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** Chosen half days, each as day and half, as three marks for each day of the week. */
const bookableOf = (chosen: readonly string[]): string[] =>
  Array.from({ length: 7 }, (_, day) =>
    [0, 1, 2].map((half) => (chosen.includes(`${day}${half}`) ? '1' : '0')).join(''),
  )
