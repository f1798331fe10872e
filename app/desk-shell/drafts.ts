import { systemClock } from '#kit/time/clock.ts'
import { earlier } from '#kit/time/span.ts'

/** What was typed into a form: values by the names of its fields, and when. */
export interface Draft {
  at: number
  values: readonly (readonly [string, string])[]
}

/** Where a draft is stored: on this device for a day, or in this tab until it is closed. */
export type DraftPlace = 'device' | 'tab'
const stores = { device: () => localStorage, tab: () => sessionStorage } as const

const PREFIX = 'desk-draft '
/** After a day what was typed is of no use any more. */
const HOURS = 24

/** Under which name a form's draft is stored. */
export const draftKey = (parts: readonly (string | number)[], shown: string): string =>
  `${PREFIX}${parts.join(' ')} ${digest(shown)}`

/** A short text that differs where long ones do (FNV-1a). */
const digest = (text: string): string => {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(36)
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** A hidden field in which stands what somebody picked, and what was picked at first: it is stored as what is typed is. */
export interface PickedField {
  'data-picked': string
}

const isPicked = ({ type, dataset }: Control): boolean => type === 'hidden' && dataset.picked !== undefined

/** Fields that are never stored: secrets, files, and what nobody typed or picked. */
const isLeftOut = (one: Control): boolean =>
  one.name === '' || (['password', 'file', 'hidden', 'submit', 'button'].includes(one.type) && !isPicked(one))

const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(
    (one): one is Control =>
      one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement || one instanceof HTMLSelectElement,
  )

/** What a form shows before anybody types: a draft of one row is not another's, nor one of how a row was before somebody else wrote it. */
export const shownBy = (form: HTMLFormElement): string =>
  controlsOf(form)
    .filter((one) => !isLeftOut(one))
    .flatMap(entryOf)
    .join('\n')

/** A box or a round button by its name and value: what tells it from others. */
const isTick = (one: Control): one is HTMLInputElement => one.type === 'checkbox' || one.type === 'radio'

const entryOf = (one: Control): readonly [string, string] =>
  isTick(one) ? [`${one.name}=${one.value}`, one.checked ? '1' : ''] : [one.name, one.value]

/** Stores what stands in a form now. A device that stores nothing loses nothing else. */
export const writeDraft = (place: DraftPlace, key: string, form: HTMLFormElement): void => {
  const values = controlsOf(form)
    .filter((one) => !isLeftOut(one))
    .map(entryOf)
  try {
    stores[place]().setItem(key, JSON.stringify({ at: systemClock.now().getTime(), values } satisfies Draft))
  } catch {}
}

/** What was stored, if it is of the last day. */
export const readDraft = (place: DraftPlace, key: string): Draft | undefined => {
  try {
    const draft = JSON.parse(stores[place]().getItem(key) ?? 'null') as Draft | null
    if (!draft) return undefined
    if (draft.at > earlier(systemClock.now(), { hours: HOURS }).getTime()) return draft
    stores[place]().removeItem(key)
  } catch {}
  return undefined
}

/** Forgets a draft: it was saved, or is not wanted. */
export const takeDraft = (place: DraftPlace, key: string): void => {
  try {
    stores[place]().removeItem(key)
  } catch {}
}

/** Forgets all drafts of this device: who signs out leaves nothing for the next one. */
export const takeAllDrafts = (): void => {
  for (const open of Object.values(stores))
    try {
      const store = open()
      for (const key of Object.keys(store)) if (key.startsWith(PREFIX)) store.removeItem(key)
    } catch {}
}

/** Writes a draft into a form's fields as somebody would who types; true where something changed by it. */
export const restoreDraft = (form: HTMLFormElement, { values }: Draft): boolean => {
  const stored = new Map(values)
  const changed = controlsOf(form).filter((one) => {
    const [name, now] = entryOf(one)
    const value = stored.get(name)
    if (isLeftOut(one) || value === undefined || value === now) return false
    put(one, value)
    return true
  })
  return changed.length > 0
}

const put = (one: Control, value: string): void => {
  if (!isTick(one)) typeInto(one, value)
  else if (value === '1' || one.type === 'checkbox') one.click()
}

/** Writes into a field as somebody would who types: React hears of a value only when it is set past its own back and then said. */
export const typeInto = (one: Control, value: string): void => {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(one), 'value')?.set?.call(one, value)
  say(one)
}

const say = (one: Control): void => {
  one.dispatchEvent(new Event(one instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

/** Brings a form back to what it showed at first. What a browser does not bring back, or say that it did, is done here. */
export const resetForm = (form: HTMLFormElement): void => {
  form.reset()
  for (const one of controlsOf(form)) {
    if (isPicked(one)) typeInto(one, one.dataset.picked ?? '')
    else if (one instanceof HTMLSelectElement) say(one)
  }
}
