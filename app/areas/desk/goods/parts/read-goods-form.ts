import type { GoodsKind } from '#app/areas/mall/goods/rules.ts'
import type { CallInput } from '#kit/wire/call.ts'
import type { deskGoodsAdd } from '../contract.ts'
import type { Appointment } from '../rules.ts'

type Written = Omit<CallInput<typeof deskGoodsAdd>, 'is_platform'>

/** What the form of goods says. */
export const readGoodsForm = (form: FormData, kind: GoodsKind): Written => {
  const text = (name: string) => String(form.get(name) ?? '')
  const texts = (name: string) => form.getAll(name).map(String)
  return {
    kind,
    goods_name: text('goods_name'),
    subtitle: text('subtitle'),
    brand: text('brand'),
    tags: text('tags')
      .split(/[\s,，、]+/)
      .filter(Boolean),
    category_id: text('category_id'),
    project_category_id: text('project_category_id'),
    drug_type: text('drug_type') || 0,
    approval_no: text('approval_no'),
    is_supplement: form.has('is_supplement') ? 1 : 0,
    images: [...texts('images'), ...text('new_images').split(',').filter(Boolean)],
    detail: texts('part_title').map((title, at) => ({ title, lines: linesOf(texts('part_lines')[at]) })),
    notice: text('notice'),
    consent: text('consent'),
    pay_types: texts('pay_types'),
    limit_num: text('limit_num'),
    valid_days: text('valid_days'),
    template_id: text('template_id'),
    appointment: (text('appointment') || 'none') as Appointment,
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
