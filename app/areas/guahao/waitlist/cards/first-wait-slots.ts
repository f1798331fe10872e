import { spanWords, type WaitSpan } from '../rules.ts'

interface WaitSlot {
  state: string
  half: string
  half_name: string
}

/** For which half days, and whether for the whole day, one may wait: each with a slot that stands for it. */
export const firstWaitSlots = <S extends WaitSlot>(
  slots: readonly S[],
): { slot: S; span: WaitSpan; words: string }[] => {
  const full = slots.filter(({ state }) => state === 'full')
  const halves = [...new Set(full.map(({ half }) => half))].flatMap(
    (half) => full.find((slot) => slot.half === half) ?? [],
  )
  const [first] = full
  return [
    ...halves.map((slot) => ({ slot, span: 'half' as const, words: spanWords('half', slot.half_name) })),
    ...(first && halves.length > 1 ? [{ slot: first, span: 'day' as const, words: spanWords('day', '') }] : []),
  ]
}

/** For what one may wait whose slot is full: a half day or a day in which no time is free, and that has more than this one. */
export const spansOf = <S extends WaitSlot>(slots: readonly S[], slot: S | undefined): WaitSpan[] => {
  const isFull = (some: readonly S[]) => some.length > 1 && some.every(({ state }) => state !== 'bookable')
  const sameHalf = slots.filter(({ half }) => half === slot?.half)
  const day = isFull(slots) && sameHalf.length < slots.length
  return ['slot', ...(isFull(sameHalf) ? (['half'] as const) : []), ...(day ? (['day'] as const) : [])]
}
