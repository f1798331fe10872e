import type { ChangedSince, FieldChange } from '#kit/wire/edited.ts'
import { RefusedError, type WireError } from '#kit/wire/errors.ts'

/** What somebody else wrote since a form was opened, in the words of the form. */
export interface Reported {
  who: string
  time: string
  words: readonly string[]
}

/** What a refusal with `changed` tells of others; undefined where it tells nothing. */
export const changedSinceIn = (error: WireError): ChangedSince | undefined => {
  if (!(error instanceof RefusedError && error.reason === 'changed')) return undefined
  const data = error.data as Partial<ChangedSince> | undefined
  return Array.isArray(data?.changes) ? (data as ChangedSince) : undefined
}

/** Says it by the labels that the fields have in the form. */
export const reportIn = (form: HTMLFormElement | null, { changes }: ChangedSince): Reported[] =>
  changes.map(({ who, time, fields }) => ({
    who,
    time,
    words: [...new Set(fields.map((field) => fieldWords(form, field)))],
  }))

/**
 * A field that was changed, in the words of the form; one that has no box of its own is not named. Several boxes that say one field stand in
 * a `fieldset` that has its name.
 */
const fieldWords = (form: HTMLFormElement | null, { name, before, after }: FieldChange): string => {
  const boxes = [...(form?.elements ?? [])].filter((one): one is HTMLInputElement => 'name' in one && one.name === name)
  const box = boxes.find(({ type }) => type === 'fieldset') ?? boxes[0]
  const label = box && labelOf(box)
  if (!box || !label) return '这里看不到的一项'
  const [from, to] = [valueWords(box, before), valueWords(box, after)]
  return from === undefined || to === undefined ? label : `${label}：${from || '空'} → ${to || '空'}`
}

/** A box of several stands in a group that has a name, or is called as the first box in it. */
const labelOf = (box: HTMLInputElement): string | undefined => {
  const { form } = box
  const isOneOfMany = form && [...form.elements].filter((one) => 'name' in one && one.name === box.name).length > 1
  const group =
    isOneOfMany || box.type === 'fieldset' ? box.closest('fieldset, [role="group"], [role="radiogroup"]') : null
  const words =
    group?.getAttribute('aria-label') ??
    group?.querySelector('legend, label')?.textContent ??
    box.labels?.[0]?.textContent
  return words?.trim() || undefined
}

/** What a field held, as its box says it; undefined where that says nothing to people. */
const valueWords = (box: HTMLInputElement, value: string | undefined): string | undefined => {
  if (value === undefined) return undefined
  if (box instanceof HTMLSelectElement) return [...box.options].find((one) => one.value === value)?.text ?? undefined
  if (box.type === 'checkbox') return { '1': '是', '0': '否', '': '否' }[value]
  return ['hidden', 'radio', 'fieldset'].includes(box.type) ? undefined : value
}
