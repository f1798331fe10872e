/** A JSON Schema as the description of our calls writes one. */
interface Schema {
  type?: string | readonly string[]
  const?: unknown
  enum?: readonly unknown[]
  properties?: Record<string, Schema>
  required?: readonly string[]
  additionalProperties?: Schema | boolean
  items?: Schema
  oneOf?: readonly Schema[]
  anyOf?: readonly Schema[]
  pattern?: string
  [bound: string]: unknown
}
interface Parameter {
  name: string
  in: string
  required?: boolean
  schema: Schema
}
interface Call {
  parameters?: readonly Parameter[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>
  security?: readonly Record<string, unknown>[]
  'x-consent'?: string
}
/** What `/api/openapi.json` answers. */
export interface Description {
  paths: Record<string, Record<string, Call>>
}

export interface ContractChange {
  /** `POST /api/guahao/v1/order/create` */
  call: string
  what: string
  /** Whether a program that was written against the older description may fail. */
  breaks: boolean
}

/**
 * What changed from one description of the calls to a later one. For whoever sends, less is taken: what is gone, newly required, of another
 * type or in narrower bounds breaks. For whoever reads, what is gone, may be missing now or has another type breaks; more facts, more
 * values of a list of words and more refusals do not, as clients are told.
 */
export function compareContracts(before: Description, after: Description): ContractChange[] {
  const older = listCalls(before)
  const newer = listCalls(after)
  const added = [...newer.keys()].filter((call) => !older.has(call))
  return [
    ...added.map((call) => ({ call, what: 'is new', breaks: false })),
    ...[...older].flatMap(([call, was]) => {
      const is = newer.get(call)
      const broken = is ? brokenIn(was, is) : ['is gone']
      return broken.map((what) => ({ call, what, breaks: true }))
    }),
  ]
}

const listCalls = ({ paths }: Description): Map<string, Call> =>
  new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, call]) => [`${method.toUpperCase()} ${path}`, call] as const),
    ),
  )

const brokenIn = (was: Call, is: Call): string[] => [
  ...brokenAccess(was, is),
  ...brokenInput(parametersOf(was), parametersOf(is), 'parameter'),
  ...contentOf(was.requestBody).flatMap(([kind, schema]) => {
    const now = is.requestBody?.content[kind]?.schema
    return now ? brokenInput(schema, now, 'body') : [`takes no ${kind} any more`]
  }),
  ...(was.requestBody === undefined && is.requestBody ? brokenInput({}, bodyOf(is), 'body') : []),
  ...contentOf(was.responses['200']).flatMap(([kind, schema]) => {
    const now = is.responses['200']?.content?.[kind]?.schema
    return now ? brokenAnswer(successOf(schema), successOf(now), 'answer') : [`answers no ${kind} any more`]
  }),
]

const contentOf = (one: { content?: Record<string, { schema: Schema }> } | undefined): [string, Schema][] =>
  Object.entries(one?.content ?? {}).map(([kind, { schema }]) => [kind, schema])
const bodyOf = ({ requestBody }: Call): Schema => contentOf(requestBody)[0]?.[1] ?? {}
/** The answer itself stands before the refusals. */
const successOf = (schema: Schema): Schema => schema.oneOf?.[0] ?? schema
const parametersOf = ({ parameters = [] }: Call): Schema => ({
  type: 'object',
  properties: Object.fromEntries(parameters.map((one) => [`${one.in} ${one.name}`, one.schema])),
  required: parameters.filter(({ required }) => required).map((one) => `${one.in} ${one.name}`),
})

const brokenAccess = (was: Call, is: Call): string[] => {
  const ways = waysOf(is)
  const isOpen = ways.includes('') || waysOf(was).every((way) => ways.includes(way))
  const consent = is['x-consent']
  return [
    ...(isOpen ? [] : [`wants ${ways.sort().join(' or ')}`]),
    ...(consent !== undefined && consent !== was['x-consent'] ? [`wants the consent ${consent}`] : []),
  ]
}

/** The keys by each of which a call is answered; '' where it wants none. One more of them breaks nothing. */
const waysOf = ({ security = [] }: Call): string[] =>
  security.length === 0 ? [''] : security.map((way) => Object.keys(way).join(' and '))

/** Bounds below which, or above which, what was taken is refused. */
const least = ['minimum', 'minLength', 'minItems'] as const
const most = ['maximum', 'maxLength', 'maxItems'] as const

/** Why what the older one takes is not all taken by the newer one. */
function brokenInput(was: Schema, is: Schema, where: string): string[] {
  const number = (schema: Schema, bound: string, without: number) => Number(schema[bound] ?? without)
  return [
    ...otherTypes(was, is).map((type) => `${where}: takes no ${type} any more`),
    ...narrowerWords(was, is, where),
    ...least
      .filter((bound) => number(is, bound, -Infinity) > number(was, bound, -Infinity))
      .map((bound) => `${where}: ${bound} ${is[bound]}`),
    ...most
      .filter((bound) => number(is, bound, Infinity) < number(was, bound, Infinity))
      .map((bound) => `${where}: ${bound} ${is[bound]}`),
    ...(is.pattern !== undefined && is.pattern !== was.pattern ? [`${where}: another pattern`] : []),
    ...(is.required ?? [])
      .filter((name) => !was.required?.includes(name))
      .map((name) => `${where} ${name}: is required`),
    ...inside(was, is, where, brokenInput, 'is not taken any more'),
  ]
}

const narrowerWords = (was: Schema, is: Schema, where: string): string[] => {
  const words = wordsOf(is)
  if (!words) return []
  const former = wordsOf(was)
  if (!former) return [`${where}: takes only ${words.join(', ')}`]
  const gone = former.filter((word) => !words.includes(word))
  return gone.length > 0 ? [`${where}: takes no ${gone.join(', ')} any more`] : []
}
const wordsOf = ({ enum: words, const: word }: Schema) => words ?? (word === undefined ? undefined : [word])

/** Why what the newer one answers cannot all be read as the older one. */
function brokenAnswer(was: Schema, is: Schema, where: string): string[] {
  return [
    ...otherTypes(is, was).map((type) => `${where}: may be ${type}`),
    ...(was.required ?? [])
      .filter((name) => is.properties?.[name] && !is.required?.includes(name))
      .map((name) => `${where} ${name}: may be missing`),
    ...inside(was, is, where, brokenAnswer, 'is gone'),
  ]
}

const typesOf = (schema: Schema): string[] =>
  schema.anyOf?.flatMap(typesOf) ?? [schema.type ?? typeof (schema.const ?? schema.enum?.[0])].flat()
/** A schema without any word takes everything. */
const isAnything = (schema: Schema) => Object.keys(schema).length === 0
/** Types that `some` has and `all` does not. */
const otherTypes = (some: Schema, all: Schema): string[] =>
  isAnything(some) || isAnything(all) ? [] : typesOf(some).filter((type) => !typesOf(all).includes(type))

/** The same question for each part of two schemas that both have. */
function inside(
  was: Schema,
  is: Schema,
  where: string,
  ask: (was: Schema, is: Schema, where: string) => string[],
  gone: string,
): string[] {
  const parts = Object.entries(was.properties ?? {}).flatMap(([name, schema]) => {
    const now = is.properties?.[name]
    return now ? ask(schema, now, `${where} ${name}`) : [`${where} ${name}: ${gone}`]
  })
  const alternatives = (['anyOf', 'oneOf'] as const).flatMap((kind) => pairsOf(was[kind] ?? [], is[kind] ?? []))
  const ofParts = [[was.items, is.items] as const, ...alternatives].flatMap(([one, other]) =>
    one && other ? ask(one, other, `${where} []`) : [],
  )
  const lost = alternatives.flatMap(([one, other]) => (other ? [] : [`${where} [${wordOf(one)}]: ${gone}`]))
  return [...parts, ...ofParts, ...lost]
}

/** Alternatives that tell themselves apart by a word are the same by that word, wherever they stand; others by their place. */
const pairsOf = (was: readonly Schema[], is: readonly Schema[]): [Schema, Schema | undefined][] =>
  was.map((one, place) => {
    const word = wordOf(one)
    return [one, word === '' ? (is[place] ?? one) : is.find((other) => wordOf(other) === word)]
  })
const wordOf = ({ properties = {} }: Schema): string =>
  Object.values(properties)
    .flatMap((property) => property.const ?? [])
    .join(' ')
