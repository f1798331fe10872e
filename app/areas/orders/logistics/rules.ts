import type { StepKind, TrackStep } from '#kit/outside/express.ts'
import { later } from '#kit/time/span.ts'

/** A parcel of which nobody said anything for so many days stands still. */
export const STILL_DAYS = 3

/** Where a parcel is; `unknown`: nobody can be asked now, `none`: its carrier has said nothing yet. */
export const parcelStates = [
  'unknown',
  'none',
  'moving',
  'delivering',
  'still',
  'trouble',
  'arrived',
  'refused',
] as const
/** One of them. */
export type ParcelState = (typeof parcelStates)[number]

/** What a step is by its words, for providers that do not say it otherwise. */
const byWords: readonly (readonly [RegExp, StepKind])[] = [
  [/拒收|拒签|退回/, 'refused'],
  [/已签收|已送达|代收/, 'arrived'],
  [/派送|派件/, 'delivering'],
]

/** Its seller has given it out of hand, and nobody has come for it. */
const WAITS = /等待?揽收|待揽件/

const kindOf = ({ kind, text }: TrackStep): StepKind | null =>
  kind ?? byWords.find(([words]) => words.test(text))?.[1] ?? null

/** Where a parcel is by its steps, the newest first; null where nobody can be asked. What arrived or went back stays so. */
export const parcelStateOf = (
  steps: readonly TrackStep[] | null,
  { shippedAt, now }: { shippedAt: Date; now: Date },
): ParcelState => {
  if (steps === null) return 'unknown'
  const [newest] = steps
  const kind = newest && kindOf(newest)
  if (kind === 'arrived' || kind === 'refused' || kind === 'trouble') return kind
  if (later(newest?.at ?? shippedAt, { days: STILL_DAYS }) <= now) return 'still'
  if (!newest || WAITS.test(newest.text)) return 'none'
  return kind === 'delivering' ? kind : 'moving'
}

/** The mobile number of who brings it, as the newest step that names one says it; '' where none does. */
export const courierIn = (steps: readonly Pick<TrackStep, 'text'>[]): string =>
  steps.map(({ text }) => /(?:^|\D)(1[3-9]\d{9})(?!\d)/.exec(text)?.[1]).find((mobile) => mobile !== undefined) ?? ''

/** Something that was sent, and in which parcel it went; null: in the first. */
interface Sent {
  skuId: number
  parcelNo: string | null
}

/** Whether these things of an order may go in a parcel of their own: they are in the first, and one stays there. */
export const maySplit = (sent: readonly Sent[], skuIds: readonly number[]): boolean => {
  const inFirst = sent.filter(({ parcelNo }) => parcelNo === null).map(({ skuId }) => skuId)
  const areThere = skuIds.length > 0 && skuIds.every((skuId) => inFirst.includes(skuId))
  return areThere && new Set(skuIds).size < inFirst.length
}
