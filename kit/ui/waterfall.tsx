import { type ComponentType, type Key, memo, type ReactNode, useMemo, useRef, useState } from 'react'
import type { Placeholder } from '#kit/pictures/placeholder.ts'
import { classes } from './classes.ts'
import { ListEnd } from './list-end.tsx'
import type { MorePages } from './more-pages.ts'
import { useAhead } from './use-ahead.ts'
import { useMeasured } from './use-measured.ts'
import { GUTTER, pictureHeight, placeCards } from './waterfall-places.ts'

/** The picture of a card, with its own size in px. */
export interface WaterfallPicture {
  src: string
  alt: string
  width: number
  height: number
  kind?: Placeholder | undefined
}

interface WaterfallProps<T> {
  pages: Pick<MorePages<T>, 'items' | 'state' | 'more'>
  keyOf: (item: T) => Key
  pictureOf: (item: T) => WaterfallPicture
  /** What stands under the picture; fill it with words only. Declared once, outside of what renders. */
  Words: ComponentType<{ item: T }>
  /** About how high the words are, in design px: on the server. The nearer the truth, the evener the first page's columns. */
  wordsHeight: number
  /** Of both columns with what is between them, in design px: the page without its margins. */
  width?: number
  /** What is shown when there is nothing at all. */
  empty: ReactNode
}

/** Pictures that are seen before anybody scrolls. */
const FIRST = 4

/** Stands in for a picture that is far off: one that came out of no picture at all would have the card laid out anew. */
const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

const design = (px: number) => `calc(${px} * var(--spacing))`

/**
 * Two columns of cards with pictures, each card in the shorter column [X361], in the order of the list for who reads it
 * by ear or by keys. Pictures come when they near the screen. Cards far from it stay laid out: to drop them and lay them out again
 * (`content-visibility`) costs a frame more than all of them lying there.
 */
export function Waterfall<T extends object>(props: WaterfallProps<T>) {
  const { pages, keyOf, pictureOf, Words, wordsHeight, width = 343, empty } = props
  const { items, state, more } = pages
  const columnWidth = (width - GUTTER) / 2
  const list = useRef<HTMLUListElement>(null)
  const { heightOf, isFirst, ruler } = useMeasured(list, items)
  const guess = (item: T) => pictureHeight(pictureOf(item), columnWidth) + wordsHeight
  const [first] = useState(() => ({ items, places: placeCards(items.map(guess)).places }))
  const heights = items.map((item) => heightOf(item) ?? guess(item))
  // What came with the page stays in the column in which it was painted first.
  const { places, columns } = placeCards(heights, (at) =>
    isFirst && items[at] === first.items[at] ? first.places[at]?.column : undefined,
  )
  const isFlowing = isFirst && items.every((item) => heightOf(item) === undefined)
  useAhead({ list, width, places, heights, end: Math.min(...columns), more: state === 'ready' ? more : undefined })
  if (items.length === 0 && state === 'end') return empty
  return (
    <div>
      <ul
        ref={list}
        className={isFlowing ? 'flow-root' : 'relative'}
        style={isFlowing ? {} : { height: design(Math.max(0, ...columns)) }}
      >
        {items.map((item, at) => (
          <Card
            key={keyOf(item)}
            {...{ item, pictureOf, columnWidth, Words }}
            isFlowing={isFlowing}
            column={places[at]?.column ?? 0}
            top={places[at]?.top ?? 0}
            height={heightOf(item)}
            at={at}
          />
        ))}
      </ul>
      <div ref={ruler} aria-hidden="true" className="h-[1lh] w-full -mb-[1lh] text-16" />
      <ListEnd state={state} more={more} after={items.length} />
    </div>
  )
}

const sides = [
  { flowing: 'float-left clear-left', standing: 'left-0' },
  { flowing: 'float-right clear-right', standing: 'right-0' },
] as const

interface CardProps<T> extends Pick<WaterfallProps<T>, 'pictureOf' | 'Words'> {
  item: T
  columnWidth: number
  /** Before anything is measured cards float: they find their own height, and none lies over another. */
  isFlowing: boolean
  column: 0 | 1
  top: number
  /** Undefined until it is measured. Then it is what it is, and what happens inside concerns no other card. */
  height: number | undefined
  /** Its place in the list, from 0. */
  at: number
}

function PlainCard<T extends object>(props: CardProps<T>) {
  const { item, pictureOf, Words, columnWidth, isFlowing, column, top, height, at } = props
  const { src, alt, kind, ...size } = useMemo(() => pictureOf(item), [item, pictureOf])
  const isFirst = at < FIRST
  const known = height === undefined ? {} : { height: design(height) }
  return (
    <li
      style={isFlowing ? {} : { top: design(top), ...known }}
      className={classes(
        'w-[calc(50%-5*var(--spacing))]',
        isFlowing ? `mb-10 ${sides[column].flowing}` : `absolute ${sides[column].standing}`,
        height !== undefined && '[contain:strict] [overflow-clip-margin:16px]',
      )}
    >
      <div className="overflow-hidden rounded-12 bg-card shadow-narrow">
        <div style={{ height: design(pictureHeight(size, columnWidth)) }} className="bg-well">
          <img
            src={isFirst ? src : NOTHING}
            data-src={isFirst ? undefined : src}
            data-at={at}
            data-else={kind}
            alt={alt}
            decoding="async"
            className="size-full object-cover text-transparent"
          />
        </div>
        <Words item={item} />
      </div>
    </li>
  )
}

const Card = memo(PlainCard) as typeof PlainCard
