import { type ComponentType, memo, type ReactNode, useMemo } from 'react'
import type { Placeholder } from '#kit/pictures/placeholder.ts'
import { designLength, NO_PICTURE_HEIGHT } from './waterfall-places.ts'

/** The picture of a card, with its own size in px. */
export interface WaterfallPicture {
  /** Empty where it has none. */
  src: string
  /** What is to be seen; empty where the words below say it already. */
  alt: string
  width: number
  height: number
  kind?: Placeholder | undefined
}

/** What a card is made of; each part declared once, outside of what renders. */
export interface CardParts<T> {
  pictureOf: (item: T) => WaterfallPicture
  /** What stands under the picture; fill it with words only. */
  Words: ComponentType<{ item: T }>
  /** The card itself, around picture and words: a link, where all of it leads somewhere. */
  Around?: ComponentType<AroundProps<T>> | undefined
  /** What stands in the place of a picture that there is not. */
  NoPicture?: ComponentType | undefined
}

/** What is around a card is given. */
export interface AroundProps<T> {
  item: T
  className: string
  /** Another page of cards stands above. */
  isLater?: boolean | undefined
  children: ReactNode
}

interface WaterfallCardProps<T> extends CardParts<T> {
  item: T
  /** From the left, from 0; how far down it stands follows from the cards before it. */
  column: number
  /** Its place in the list, from 0. */
  at: number
  isLater: boolean
}

/** Pictures that are seen before anybody scrolls. */
const FIRST = 4

/** Stands in for a picture that is far off: one that came out of no picture at all would have the card laid out anew. */
const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

/**
 * Each card floats to its side, below the one before it there, in one column below them all; none may stand higher than the one
 * before it, as in `placeCards`. So nothing has to be set when its height is known. What happens inside concerns no other card, and
 * what was painted of it is kept (`layout` makes of it what browsers keep); without `paint`, which would clip: what clips is put
 * into layers of its own with every frame that draws.
 */
const CARD = '[contain:layout_style] mb-10 w-[calc(50%-5*var(--spacing))] elder:float-none elder:w-full'
const sides = [`${CARD} float-left clear-left`, `${CARD} float-right clear-right`] as const

/** Round where the card is. */
const HEAD = 'block rounded-t-12 bg-well'
/**
 * As high as it is over its column's width, within bounds [X360]. On a phone both are lengths: where one is a part of something else,
 * each picture that comes has the whole list laid out. Beside a mouse a scroll bar takes room.
 */
const SHOWN =
  'w-full h-[clamp(var(--least),var(--shape)*var(--column),var(--most))] pointer-coarse:w-(--column) pointer-coarse:max-w-none object-cover text-transparent'

function PlainCard<T extends object>(props: WaterfallCardProps<T>) {
  const { item, pictureOf, Words, Around = PlainBox, NoPicture, column, at, isLater } = props
  const picture = useMemo(() => pictureOf(item), [item, pictureOf])
  return (
    <li className={sides[column === 1 ? 1 : 0]}>
      <Around item={item} isLater={isLater} className="block rounded-12 bg-card shadow-narrow">
        {!picture.src && NoPicture ? (
          <span style={{ height: designLength(NO_PICTURE_HEIGHT) }} className={`${HEAD} *:rounded-t-12`}>
            <NoPicture />
          </span>
        ) : (
          <LazyPicture picture={picture} at={at} />
        )}
        <Words item={item} />
      </Around>
    </li>
  )
}

/** One of a list of cards, in its place. */
export const WaterfallCard = memo(PlainCard) as typeof PlainCard

const PlainBox = ({ className, children }: AroundProps<unknown>) => <div className={className}>{children}</div>

/** A picture that `useAhead` fetches when it nears the screen; the first ones the browser does, before scripts are there. */
const LazyPicture = ({ picture: { src, alt, width, height, kind }, at }: { picture: WaterfallPicture; at: number }) => (
  <img
    src={at < FIRST ? src : NOTHING}
    data-src={at < FIRST ? undefined : src}
    data-else={kind}
    alt={alt}
    loading={at < FIRST ? 'lazy' : undefined}
    decoding="async"
    style={{ '--shape': height / width } as object}
    className={`${HEAD} ${SHOWN}`}
  />
)
