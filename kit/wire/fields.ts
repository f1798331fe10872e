import { z } from 'zod'
import { isMobile, needsRegion, normalisePhone } from '#kit/check/phone.ts'
import { fenToYuan, yuanToFen } from '#kit/money/fen.ts'
import { plainName } from '#kit/text/name.ts'
import { hasVisible, printedNumber } from '#kit/text/visible.ts'
import { formatTime, isDay, minutesOfClock } from '#kit/time/day.ts'

/** The largest id that survives a JSON number. */
const MAX_ID = Number.MAX_SAFE_INTEGER
/** PostgreSQL stores no NUL, and half a surrogate is not a character. */
const storable = (text: string) => text.isWellFormed() && !text.includes('\u0000')

const blankToUndefined = (value: unknown) => (value === '' || value === null ? undefined : value)
const numeric = (value: unknown) => {
  const given = blankToUndefined(value)
  return typeof given === 'string' && /^-?\d+(\.\d+)?$/.test(given.trim()) ? Number(given) : given
}

/**
 * A field as it is made for these arguments, the same for all who ask for it: a field never changes, and a thousand of one
 * kind would each take as much room as the first.
 */
const shared = <A extends readonly number[], T>(make: (...args: A) => T): ((...args: A) => T) => {
  const made = new Map<string, T>()
  return (...args) => {
    const name = args.join()
    const field = made.get(name) ?? make(...args)
    made.set(name, field)
    return field
  }
}

/** Whole number, as text or number; '' and null count as not given. */
export const int = shared((min: number, max: number) =>
  z.preprocess<unknown, z.ZodNumber, number | string>(numeric, z.int().min(min).max(max)),
)

/** Decimal number, as text or number. */
export const decimal = shared((min: number, max: number) =>
  z.preprocess<unknown, z.ZodNumber, number | string>(numeric, z.number().min(min).max(max)),
)

/** Positive id of a row, as `identity` and `reference` columns hold it. */
export const id = () => int(1, MAX_ID)

/** The same where there may be none: 0, as answers say that there is none, counts as not given. */
export const idOrNone = shared(() => maybe(int(0, MAX_ID)).transform((given) => given || undefined))

/** The largest number that an `integer` column holds. */
const MAX_SHORT_ID = 2_147_483_647

/** Positive id of what people number themselves (themes, rules): its column is an `integer`, and a larger one is nobody's. */
export const shortId = () => int(1, MAX_SHORT_ID)

const idsUpTo = (largest: number) =>
  shared((most: number) =>
    z.preprocess<unknown, z.ZodArray<z.ZodNumber>, string>(
      (value) => (typeof value === 'string' ? value.split(',').filter(Boolean).map(numeric) : value),
      z.array(z.int().min(1).max(largest)).min(1).max(most),
    ),
  )

/** Comma-separated positive ids, at most `most`. */
export const idList = idsUpTo(MAX_ID)

/** The same of what people number themselves, as `shortId`. */
export const shortIdList = idsUpTo(MAX_SHORT_ID)

/** A list that comes as it is in JSON, and as JSON in a form. */
export const listed = <T extends z.ZodArray>(list: T) => z.preprocess<unknown, T, z.input<T> | string>(parsedJson, list)

const parsedJson = (value: unknown) => {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

/** Order, consultation and payment ids: text that cannot be guessed. */
export const code = shared(() =>
  z
    .string()
    .regex(/^[A-Za-z0-9_-]{6,64}$/)
    .meta({ examples: ['aIyAQqiJYC6YT8v7'] }),
)

/** One line or paragraph of a person's text, trimmed, 1 to `most` characters of which at least one is to be seen. */
export const text = shared((most: number) =>
  z.string().trim().min(1).max(most).refine(storable, 'not storable').refine(hasVisible, 'nothing to see'),
)

/** A person's name, 1 to `most` characters, in the one spelling in which names are stored. */
export const personName = shared((most: number) => text(most).transform(plainName))

/** Text that may be missing or empty; empty, or nothing to see, is undefined. */
export const maybeText = shared((most: number) =>
  z.preprocess<unknown, z.ZodOptional<z.ZodString>, string | undefined>(
    (value) => (typeof value === 'string' && !hasVisible(value) ? undefined : blankToUndefined(value)),
    z.string().trim().max(most).refine(storable, 'not storable').optional(),
  ),
)

/** A mobile number, as `normalisePhone` stores it once it is read; eight digits that two regions have want their code [X205]. */
export const mobile = shared(() =>
  z
    .string()
    .max(40)
    .refine((given) => isMobile(given) && !needsRegion(given), 'no mobile number')
    .transform(normalisePhone)
    .meta({ description: 'A mobile number', examples: ['13800000001', '+85291234567'] }),
)

/** A number that is printed on a card or a parcel, as `printedNumber` stores it once it is read; `is` judges it as it was written. */
export const printed = (is: (text: string) => boolean) =>
  z.string().max(80).refine(is, 'no such number').transform(printedNumber)

/** Calendar day in Shanghai, `2026-11-21`. */
export const day = shared(() => z.iso.date().meta({ description: 'A day in Shanghai', examples: ['2026-11-21'] }))

/** A time as it is told, `2026-11-21 19:30:00`, of a real day. */
export const clockedTime = shared(() =>
  z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2} ([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/)
    .refine((given) => isDay(given.slice(0, 10)), 'no such day'),
)

/** A time of day, `08:30` up to `24:00`; minutes after midnight inside. */
export const clock = shared(() =>
  z
    .string()
    .regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/)
    .transform(minutesOfClock)
    .meta({ description: 'A time of day in Shanghai', examples: ['08:30'] }),
)

/** An amount that is asked, `12.50` or `12` yuan up to `most`; fen inside. */
export const amount = (most: number) =>
  z
    .string()
    .regex(/^\d{1,9}(\.\d{1,2})?$/)
    .transform(yuanToFen)
    .refine((fen) => fen <= most * 100, 'too much')
    .meta({ description: `Yuan, at most ${most}`, examples: ['12.50'] })

/** Something optional: '' and null count as not given. */
export const maybe = <T extends z.ZodType>(field: T) => {
  const made = optional.get(field) ?? makeOptional(field)
  optional.set(field, made)
  return made as ReturnType<typeof makeOptional<T>>
}

const makeOptional = <T extends z.ZodType>(field: T) =>
  z.preprocess<unknown, z.ZodOptional<T>, z.input<T> | '' | null | undefined>(blankToUndefined, field.optional())

const optional = new WeakMap<z.ZodType, unknown>()

/** Latitude and longitude in the Baidu system; 0,0 means "not known". */
export const position = { lat: maybe(decimal(-90, 90)), lng: maybe(decimal(-180, 180)) }

/** The paging parameters of every list: `page` from 1. */
export const paging = (size = 10) => pagingOf(size)

/** Of a call that `recommends`: 1 leaves out what somebody pays for and what is chosen for who asks [X254]. */
export const notRec = shared(() => ({ not_rec: maybe(int(0, 1)) }))

const pagingOf = shared((size: number) => ({
  page: maybe(int(1, 100_000)).transform((page) => page ?? 1),
  page_size: maybe(int(1, 50)).transform((given) => given ?? size),
}))

/** What every list answers. */
export const listOf = <T extends z.ZodType>(item: T) => z.object({ list: z.array(item) })

/** What every list in pages answers. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({ list: z.array(item), page: z.int(), total_page_num: z.int() })

/** Fen inside, `"12.50"` on the wire. */
export const yuan = shared(() =>
  z
    .int()
    .transform(fenToYuan)
    .pipe(z.string().meta({ description: 'Yuan', examples: ['12.50'] })),
)

/** A `Date` inside, `"2026-11-21 09:30:00"` in Shanghai on the wire. */
export const time = shared(() =>
  z
    .date()
    .transform(formatTime)
    .pipe(z.string().meta({ description: 'Shanghai time', examples: ['2026-11-21 09:30:00'] })),
)

/** A boolean inside, 0 or 1 on the wire. */
export const flag = shared(() =>
  z
    .boolean()
    .transform((on): number => (on ? 1 : 0))
    .pipe(z.number()),
)

/** The file of a multipart body. It comes as a stream beside the parameters (`here.incoming.parts`), never among them. */
export const file = () =>
  z
    .preprocess<undefined, z.ZodOptional<z.ZodUndefined>, Blob>(() => undefined, z.undefined().optional())
    .meta({ type: 'string', format: 'binary' })

/** Nothing asked. */
export const nothing = shared(() => z.object({}))
