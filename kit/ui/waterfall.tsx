import { type ReactNode, useRef } from 'react'
import { ListEnd } from './list-end.tsx'
import type { MorePages } from './more-pages.ts'
import { useAhead } from './use-ahead.ts'
import { usePlaced } from './use-placed.ts'
import type { CardParts } from './waterfall-card.tsx'
import { WaterfallPage } from './waterfall-page.tsx'
import { designLength, GUTTER, headHeight, LEAST_HEIGHT, MOST_HEIGHT } from './waterfall-places.ts'

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
  const guess = (item: T) => headHeight(parts.pictureOf(item), columnWidth) + wordsHeightOf(item)
  const { laid, ruler } = usePlaced({ list, items, size, guess })
  useAhead({ list, width, laid, more: state === 'ready' ? more : undefined })
  if (items.length === 0 && state === 'end') return empty
  return (
    <div>
      <ul
        ref={list}
        style={lengthsOf(columnWidth, width)}
        className="flow-root [--column:var(--in-column)] [--columns:2] elder:[--column:var(--alone)] elder:[--columns:1]"
      >
        {Array.from({ length: Math.ceil(items.length / size) }, (_, page) => page * size).map((from) => (
          <WaterfallPage
            key={from}
            {...parts}
            {...{ items, from, to: Math.min(from + size, items.length), idOf }}
            places={laid.places}
          />
        ))}
      </ul>
      <div ref={ruler} aria-hidden="true" className="h-[1.5em] w-full -mb-[1.5em] text-16" />
      <ListEnd state={state} more={more} after={items.length} />
    </div>
  )
}

/** How wide pictures are, in one of two columns and in the elder version, and their least and greatest height. */
const lengthsOf = (columnWidth: number, width: number): object => ({
  '--in-column': designLength(columnWidth),
  '--alone': designLength(width),
  '--least': designLength(LEAST_HEIGHT),
  '--most': designLength(MOST_HEIGHT),
})
