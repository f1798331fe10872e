import { posix } from 'node:path'
import { rules } from './arrows.ts'
import type { Finding } from './finding.ts'
import { keepers } from './packages.ts'
import { isTest, type Place, placeOf } from './place.ts'
import type { Import } from './source.ts'
import type { Tree } from './tree.ts'

/** Every import goes one way and through the right door. Tests may look anywhere: they prove what lies behind. */
export function checkImports({ sources }: Tree): Finding[] {
  const judged = sources.filter(({ path }) => !isTest(path))
  if (!judged.some(({ imports }) => imports.length > 0))
    throw new Error('no import found: the check would look at nothing')
  return judged.flatMap(({ path, imports }) => imports.flatMap((one) => faultsOf(path, one)))
}

const faultsOf = (file: string, { of, typeOnly, line }: Import): Finding[] => {
  const target = targetOf(file, of)
  const arrow = { from: placeOf(file), to: placeOfTarget(target, of), typeOnly, relative: of.startsWith('.') }
  const wrong = Object.entries(rules).map(([rule, judge]) => ({ rule, says: judge(arrow) }))
  const locked = keepers.filter(({ opens, mayOpen }) => opens(target) && !mayOpen(file))
  return [...wrong, ...locked].flatMap(({ rule, says }) =>
    says === undefined ? [] : [{ rule, file, line, says: `${of}: ${says}` }],
  )
}

/** The file that an import means, from the root of the project; a package keeps its name. */
const targetOf = (file: string, of: string): string =>
  of.startsWith('.') ? posix.join(posix.dirname(file), of) : of.replace(/^#/, '')

const placeOfTarget = (target: string, of: string): Place =>
  /^[.#]/.test(of) ? placeOf(target) : { layer: 'package', home: of, entry: '', side: 'both' }
