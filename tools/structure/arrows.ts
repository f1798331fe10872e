import { order } from './order.ts'
import type { Place } from './place.ts'

/** An import from one file of the project to another. */
export interface Arrow {
  from: Place
  to: Place
  typeOnly: boolean
  /** Written as `./` or `../`. */
  relative: boolean
}

/** What the process lends to rooms, as types. */
const lentFiles = ['config.ts']

/** What a pure decision may know of the kit, beside how it says no (`kit/wire/refused.ts`). */
const pureKits = ['kit/money', 'kit/time', 'kit/geo', 'kit/check', 'kit/text', 'kit/lists']
const isRefusal = ({ home, entry }: Place): boolean => home === 'kit/wire' && entry === 'refused.ts'

/** What rooms register in their wings for everybody: tables that decide nothing, and `app/wings/`, which brings them together. */
const isTable = ({ layer, entry }: Place): boolean =>
  layer === 'room' ? ['permissions', 'audit'].includes(entry) : layer === 'app' && entry === 'wings'
const isPure = (place: Place): boolean =>
  isTable(place) || (place.layer === 'room' && ['rules', 'states'].includes(place.entry))
/** The kit's code for both sides is carried to the browser too. */
const reachesBrowser = ({ layer, side }: Place): boolean => side === 'browser' || (layer === 'kit' && side === 'both')
const isLower = (a: Place, b: Place): boolean => order.indexOf(a.home) < order.indexOf(b.home)

/** What the frames around pages may know of a room. */
const mayShow = ({ entry }: Place, typeOnly: boolean): boolean =>
  ['contract', 'cards'].includes(entry) || (typeOnly && entry === 'rules')

/** What the process may know of a room; its settings are brought together in one written file. */
const mayAsk = ({ entry }: Place): string[] =>
  entry === 'room-settings.ts' ? ['server/settings'] : ['contract', 'rules', 'server/public']

/** Says why an arrow is wrong; undefined when it is right. */
type Rule = (arrow: Arrow) => string | undefined

/** Every way an import can go wrong, by name. */
export const rules: Record<string, Rule> = {
  kit: ({ from, to }) =>
    from.layer === 'kit' && to.home !== 'test' && !['kit', 'package'].includes(to.layer)
      ? 'the kit knows no product: pass in what it needs'
      : undefined,

  browser: ({ from, to }) =>
    reachesBrowser(from) && to.side === 'server'
      ? 'the browser never carries server code: ask through the contract'
      : undefined,

  both: ({ from, to }) =>
    from.layer === 'room' && from.side === 'both' && to.side !== 'both'
      ? 'contract, rules, states and routes run on both sides: they import neither server nor page code'
      : undefined,

  server: ({ from, to }) =>
    (from.layer === 'room' || from.layer === 'server') && from.side === 'server' && to.side === 'browser'
      ? 'the server knows no page: what both need belongs to rules or the kit'
      : undefined,

  pure: ({ from, to, typeOnly }) =>
    from.layer === 'room' && isPure(from) && !typeOnly && !isPure(to) && !pureKits.includes(to.home) && !isRefusal(to)
      ? `rules and states decide and nothing else: they know ${pureKits.join(', ')} and no package`
      : undefined,

  lent: ({ from, to, typeOnly }) =>
    from.layer === 'room' && to.layer === 'server' && !(typeOnly && lentFiles.includes(to.entry))
      ? `a room takes from the process only types of ${lentFiles.join(', ')}: values come with \`ctx\``
      : undefined,

  inside: ({ from, to, relative }) =>
    relative && from.home !== to.home ? 'relative inside a room only; across rooms by #app, #kit, #server' : undefined,

  room: (arrow) => (isAcross(arrow) ? roomFault(arrow) : undefined),

  shell: ({ from, to, typeOnly }) =>
    from.layer === 'shell' && to.layer === 'room' && !mayShow(to, typeOnly)
      ? 'the shell shows cards, calls contracts and knows types of rules, and nothing else of a room'
      : undefined,

  process: ({ from, to }) =>
    from.layer === 'server' && to.layer === 'room' && !mayAsk(from).includes(to.entry)
      ? 'the process asks a room through its contract, its rules and its server/public.ts, and finds its other files by name (server/rooms.ts)'
      : undefined,

  testing: ({ from, to }) =>
    to.home === 'test' && from.layer !== 'yard' ? 'test/ is for tests, tools and benchmarks' : undefined,
}

const isAcross = ({ from, to }: Arrow): boolean => from.layer === 'room' && to.layer === 'room' && from.home !== to.home

/** What a room may know of another: cards and calls on its pages, `public` on its server, and only downward there. */
const roomFault = ({ from, to }: Arrow): string | undefined => {
  if (from.side === 'browser') return browserFault(to)
  if (to.side === 'browser' || to.entry === 'routes') return `${to.entry} of another room: only its own room uses them`
  if (to.side === 'server' && !isOpenServer(from, to)) return 'ask another room through its server/public.ts'
  return isLower(from, to)
    ? `${from.home} lies below ${to.home} (tools/structure/order.ts): emit an event for it (ctx.emit), or move what both need down`
    : undefined
}

const browserFault = ({ entry }: Place): string | undefined =>
  ['contract', 'cards', 'rules', 'states'].includes(entry)
    ? undefined
    : 'of another room, a page shows the cards, calls the contract and asks the rules'

/** Foreign keys are the one thing for which tables know tables. */
const isOpenServer = (from: Place, to: Place): boolean =>
  to.entry === 'server/public' || (from.entry === 'server/tables' && to.entry === 'server/tables')
