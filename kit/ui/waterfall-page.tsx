import { type Key, memo, type ReactNode } from 'react'
import { type CardParts, WaterfallCard } from './waterfall-card.tsx'
import type { Place } from './waterfall-places.ts'

interface WaterfallPageProps<T> extends CardParts<T> {
  /** The whole list, and which of it are here. */
  items: readonly T[]
  from: number
  to: number
  idOf: (item: T) => Key
  places: readonly Place[]
}

function PlainPage<T extends object>(props: WaterfallPageProps<T>): ReactNode {
  const { items, from, to, idOf, places, ...card } = props
  return items
    .slice(from, to)
    .map((item, nth) => (
      <WaterfallCard
        key={idOf(item)}
        {...card}
        item={item}
        at={from + nth}
        column={places[from + nth]?.column ?? 0}
        isLater={from > 0}
      />
    ))
}

/** Whether the same cards stand in the same columns: a list of a thousand is asked for each page, not for each card. */
const standsAsBefore = <T,>(before: WaterfallPageProps<T>, now: WaterfallPageProps<T>): boolean => {
  const { items, places, ...others } = now
  for (const name of Object.keys(others) as (keyof typeof others)[]) if (before[name] !== now[name]) return false
  for (let at = now.from; at < now.to; at++) {
    if (before.items[at] !== items[at] || before.places[at]?.column !== places[at]?.column) return false
  }
  return true
}

/** The cards of one page of a list, which stay what they are while others come after them. */
export const WaterfallPage = memo(PlainPage, standsAsBefore) as typeof PlainPage
