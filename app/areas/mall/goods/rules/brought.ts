import type { Fen } from '#kit/money/fen.ts'

/** A specification as a file brings it. Without a code it is known by its name, without either it is the only one. */
export interface BroughtSpecial {
  code: string
  name: string
  priceFen: Fen
  orgPriceFen: Fen
  weightGrams: number
  /** How many there are, where it is new. */
  pieces: number
}

/** One that the goods have. */
interface Known {
  code: string
  name: string
  isOn: boolean
}

/** Why nobody can tell what goods are to be sold as: several are meant by a line without a name, two would be called alike, too many. */
export type SpecialsFault = 'unnamed' | 'alike' | 'too-many'

/** A specification beside the one that it is about; undefined where it is new. */
export interface Matched<K> {
  special: BroughtSpecial
  known: K | undefined
}

/** What only one specification is called where nobody says. */
export const USUAL_SPECIAL = '标准'
/** Goods are sold as at most so many things. */
export const MOST_SPECIALS = 20

/** Which of the specifications that goods have a file means, whatever the order of its lines; what it does not name stays. */
export const matchSpecials = <K extends Known>(
  brought: readonly BroughtSpecial[],
  known: readonly K[],
): Matched<K>[] | SpecialsFault => {
  const onSale = known.filter(({ isOn }) => isOn)
  // What is sold comes before what was taken away and has the same name.
  const all = [...onSale, ...known.filter(({ isOn }) => !isOn)]
  const isUnnamed = brought.some(({ code, name }) => code === '' && name === '')
  if (isUnnamed && Math.max(brought.length, onSale.length) > 1) return 'unnamed'
  // Codes come first: a specification that is called anew is not the one of its old name.
  const byCode = new Map(
    brought.map((special) => [special, all.find((one) => one.code !== '' && one.code === special.code)]),
  )
  const rest = all.filter((one) => ![...byCode.values()].includes(one))
  const matched = brought.map((special) => ({
    special,
    known: byCode.get(special) ?? (isUnnamed ? rest[0] : rest.find((one) => isNamedSo(one, special))),
  }))
  const about = new Set(matched.flatMap((one) => one.known ?? []))
  const names = [...matched.map(calledAs), ...onSale.filter((one) => !about.has(one)).map(({ name }) => name)]
  if (new Set(names).size < names.length) return 'alike'
  return names.length > MOST_SPECIALS ? 'too-many' : matched
}

/** Whether a specification has this name, and its code says nothing else. */
const isNamedSo = (one: Known, { code, name }: BroughtSpecial): boolean =>
  one.name === name && (one.code === '' || code === '')

/** What a specification is called from now on. */
export const calledAs = ({ special, known }: Matched<Known>): string => special.name || known?.name || USUAL_SPECIAL
