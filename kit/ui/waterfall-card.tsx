import { type ComponentType, memo, type ReactNode, useMemo } from 'react'
import type { Placeholder } from '#kit/pictures/placeholder.ts'
import { classes } from './classes.ts'
import { headHeight } from './waterfall-places.ts'

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
  Around?: ComponentType<{ item: T; className: string; children: ReactNode }> | undefined
  /** What stands in the place of a picture that there is not. */
  NoPicture?: ComponentType | undefined
}

interface WaterfallCardProps<T> extends CardParts<T> {
  item: T
  /** Of the list, and of one of two columns, in design px. */
  width: number
  columnWidth: number
  /** Before anything is measured cards float: they find their own height, and none lies over another. */
  isFlowing: boolean
  /** It is as wide as the list. */
  isAlone: boolean
  column: number
  top: number
  /** Undefined until it is measured. Then it is what it is, and what happens inside concerns no other card. */
  height: number | undefined
  /** Its place in the list, from 0. */
  at: number
}

/** Design px as a length of a style. */
export const design = (px: number) => `calc(${px} * var(--spacing))`

/** Pictures that are seen before anybody scrolls. */
const FIRST = 4

/** Stands in for a picture that is far off: one that came out of no picture at all would have the card laid out anew. */
const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

/** Without `paint`, which would clip: what clips is put into layers of its own with every frame that draws. */
const WALL = '[contain:size_layout_style]'

const HALF = 'w-[calc(50%-5*var(--spacing))]'
const sides = [
  { flowing: `${HALF} float-left clear-left`, standing: 'left-0' },
  { flowing: `${HALF} float-right clear-right`, standing: 'right-0' },
] as const

type Standing = Pick<WaterfallCardProps<unknown>, 'isFlowing' | 'isAlone' | 'column'>

/** Where it is, by classes: in its side of two, or over the whole width. */
const standing = ({ isFlowing, isAlone, column }: Standing) => {
  const side = sides[column === 1 ? 1 : 0]
  if (isFlowing) return `mb-10 ${side.flowing} elder:float-none elder:w-full`
  return isAlone ? 'absolute left-0 w-full' : `absolute ${HALF} ${side.standing}`
}

function PlainCard<T extends object>(props: WaterfallCardProps<T>) {
  const { item, pictureOf, Words, Around = PlainBox, NoPicture, isFlowing, top, height } = props
  const picture = useMemo(() => pictureOf(item), [item, pictureOf])
  const known = height === undefined ? {} : { height: design(height) }
  return (
    <li
      style={isFlowing ? {} : { top: design(top), ...known }}
      className={classes(standing(props), height !== undefined && WALL)}
    >
      <Around item={item} className="block rounded-12 bg-card shadow-narrow">
        <PictureBox {...props} picture={picture}>
          {!picture.src && NoPicture ? <NoPicture /> : <LazyPicture picture={picture} at={props.at} />}
        </PictureBox>
        <Words item={item} />
      </Around>
    </li>
  )
}

/** One of a list of cards, in its place. */
export const WaterfallCard = memo(PlainCard) as typeof PlainCard

const PlainBox = ({ className, children }: { className: string; children: ReactNode }) => (
  <div className={className}>{children}</div>
)

interface PictureBoxProps {
  picture: WaterfallPicture
  width: number
  columnWidth: number
  children: ReactNode
}

/** The room of a picture, in a column and over the whole width: which of both it is only the style sheet knows at first. */
const PictureBox = ({ picture, width, columnWidth, children }: PictureBoxProps) => (
  <span
    style={
      {
        '--in-column': design(headHeight(picture, columnWidth)),
        '--alone': design(headHeight(picture, width)),
      } as object
    }
    className="block h-(--in-column) rounded-t-12 bg-well *:rounded-t-12 elder:h-(--alone)"
  >
    {children}
  </span>
)

/** A picture that `useAhead` fetches when it nears the screen; the first ones the browser does, before scripts are there. */
const LazyPicture = ({ picture: { src, alt, kind }, at }: { picture: WaterfallPicture; at: number }) => (
  <img
    src={at < FIRST ? src : NOTHING}
    data-src={at < FIRST ? undefined : src}
    data-else={kind}
    alt={alt}
    loading={at < FIRST ? 'lazy' : undefined}
    decoding="async"
    className="size-full object-cover text-transparent"
  />
)
