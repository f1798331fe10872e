import { type ReactNode, useRef } from 'react'
import { ListEnd } from './list-end.tsx'
import type { MorePages } from './more-pages.ts'
import { useAhead } from './use-ahead.ts'
import { useMeasured } from './use-measured.ts'
import type { CardParts } from './waterfall-card.tsx'
import { WaterfallPage } from './waterfall-page.tsx'
import { GUTTER, headHeight, placeCards } from './waterfall-places.ts'

interface WaterfallProps<T> extends CardParts<T> {
  pages: Pick<MorePages<T>, 'items' | 'state' | 'idOf' | 'more'>
  /** How many cards a page has. */
  size: number
  /** About how high the words are, in design px: on the server. The nearer the truth, the evener the first page's columns. */
  wordsHeightOf: (item: T) => number
  /** Of both columns with what is between them, in design px: the page without its margins. */
  width?: number
  /** What is shown when there is nothing at all. */
  empty: ReactNode
}

/**
 * Two columns of cards with pictures, each card in the shorter column [X361], in the order of the list for who reads it
 * by ear or by keys; one column in the elder version. Pictures come when they near the screen. Cards far from it stay laid
 * out: to drop them and lay them out again (`content-visibility`) costs a frame more than all of them lying there.
 */
export function Waterfall<T extends object>(props: WaterfallProps<T>) {
  const { pages, size, wordsHeightOf, width = 343, empty, ...parts } = props
  const { items, state, idOf, more } = pages
  const columnWidth = (width - GUTTER) / 2
  const list = useRef<HTMLUListElement>(null)
  const { heightOf, count, isFirst, ruler } = useMeasured(list, items)
  const guess = (item: T) => headHeight(parts.pictureOf(item), columnWidth) + wordsHeightOf(item)
  // The first page stays in the columns in which the server painted it: whoever steps back to it finds it there too.
  const first = count > 1 && isFirst ? placeCards(items.slice(0, size).map(guess)).places : []
  const heights = items.map((item) => heightOf(item) ?? guess(item))
  const laid = placeCards(heights, { count, columnAt: (at) => first[at]?.column })
  useAhead({ list, width, laid, more: state === 'ready' ? more : undefined })
  if (items.length === 0 && state === 'end') return empty
  return (
    <div>
      <ul ref={list} className="flow-root [--columns:2] elder:[--columns:1]">
        {Array.from({ length: Math.ceil(items.length / size) }, (_, page) => page * size).map((from) => (
          <WaterfallPage
            key={from}
            {...parts}
            {...{ items, from, to: Math.min(from + size, items.length), idOf, width, columnWidth }}
            places={laid.places}
          />
        ))}
      </ul>
      <div ref={ruler} aria-hidden="true" className="h-[1lh] w-full -mb-[1lh] text-16" />
      <ListEnd state={state} more={more} after={items.length} />
    </div>
  )
}
