import { type ReactNode, useRef } from 'react'
import { ListEnd } from './list-end.tsx'
import type { MorePages } from './more-pages.ts'
import { useAhead } from './use-ahead.ts'
import { usePlaced } from './use-placed.ts'
import type { CardParts } from './waterfall-card.tsx'
import { WaterfallPage } from './waterfall-page.tsx'
import { designLength, GUTTER, headHeight, LEAST_HEIGHT, MOST_HEIGHT } from './waterfall-places.ts'

/** Of both columns with what is between them, in design px: the page without its margins; and of one of them. */
const WIDTH = 343
const COLUMN = (WIDTH - GUTTER) / 2

interface WaterfallProps<T> extends CardParts<T> {
  pages: Pick<MorePages<T>, 'items' | 'state' | 'idOf' | 'more'>
  /** How many cards a page has. */
  size: number
  /** About how high the words are, in design px: on the server. The nearer the truth, the evener the first page's columns. */
  wordsHeightOf: (item: T) => number
  /** What is shown when there is nothing at all. */
  empty: ReactNode
}

/**
 * Two columns of cards with pictures, each card in the shorter column [X361], in the order of the list for who reads it
 * by ear or by keys; one column in the elder version. Pictures come when they near the screen. Cards far from it stay laid
 * out: to drop them and lay them out again (`content-visibility`) costs a frame more than all of them lying there.
 */
export function Waterfall<T extends object>(props: WaterfallProps<T>) {
  const { pages, size, wordsHeightOf, empty, ...parts } = props
  const { items, state, idOf, more } = pages
  const list = useRef<HTMLUListElement>(null)
  const guess = (item: T) => headHeight(parts.pictureOf(item), COLUMN) + wordsHeightOf(item)
  const { laid, ruler } = usePlaced({ list, items, size, guess })
  useAhead({ list, width: WIDTH, laid, more: state === 'ready' ? more : undefined })
  if (items.length === 0 && state === 'end') return empty
  return (
    <div>
      <ul
        ref={list}
        style={lengths}
        className="flow-root [--column:var(--in-column)] [--columns:2] elder:[--column:var(--alone)] elder:[--columns:1]"
      >
        {Array.from({ length: Math.ceil(items.length / size) }, (_, page) => page * size).map((from) => (
          <WaterfallPage
            key={from}
            {...parts}
            items={items}
            from={from}
            to={Math.min(from + size, items.length)}
            idOf={idOf}
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
const lengths: object = {
  '--in-column': designLength(COLUMN),
  '--alone': designLength(WIDTH),
  '--least': designLength(LEAST_HEIGHT),
  '--most': designLength(MOST_HEIGHT),
}
