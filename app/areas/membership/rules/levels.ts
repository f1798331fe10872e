import { hasVisible } from '#kit/text/visible.ts'
import type { LevelStep } from '../rules.ts'

/** Most levels: they are counted from 0 to 99. */
export const TOP_LEVEL = 99
/** The largest growth value that a level may want. */
export const MOST_GROWTH = 100_000_000
/** Most privileges of a level, and the longest of them, in characters: each has a line. */
export const MOST_PRIVILEGES = 10
/** The longest name of a level and the longest privilege, in characters. */
export const levelLengths = { name: 12, privilege: 30, privileges: 400 } as const

/** The level that everybody begins with: it wants no growth, and is always there. */
export const baseLevel = { level: 0, name: '注册用户', growth: 0, privileges: [] }

/** What a level is called that the desk has given no name: everybody has one, and whoever has a package is a member. */
export const levelName = (levels: readonly { level: number; name: string }[], level: number): string =>
  levels.find((row) => row.level === level)?.name ?? (level > 0 ? '会员' : baseLevel.name)

/** Privileges as the desk writes them, one a line. */
export const privilegesIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(hasVisible)

/** A level with its name. */
export interface NamedLevel extends LevelStep {
  name: string
  privileges: readonly string[]
}

/** Why a level cannot be written so among the others, and by which of them; undefined where it can: growth rises with the level. */
export const levelFault = (
  levels: readonly NamedLevel[],
  written: NamedLevel,
):
  | { why: 'base' }
  | { why: 'privileges' }
  | { why: 'same-name' | 'too-low' | 'too-high'; by: NamedLevel }
  | undefined => {
  const others = levels.filter(({ level }) => level !== written.level)
  if (written.level === 0 && written.growth !== 0) return { why: 'base' }
  const isLong = written.privileges.some((line) => line.length > levelLengths.privilege)
  if (isLong || written.privileges.length > MOST_PRIVILEGES) return { why: 'privileges' }
  const namesake = others.find(({ name }) => name === written.name)
  if (namesake) return { why: 'same-name', by: namesake }
  const below = others.findLast(({ level, growth }) => level < written.level && growth >= written.growth)
  if (below) return { why: 'too-low', by: below }
  const above = others.find(({ level, growth }) => level > written.level && growth <= written.growth)
  return above && { why: 'too-high', by: above }
}
