import { recordAct } from '#app/areas/access/staff/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { Refused } from '#kit/wire/refused.ts'
import { baseLevel, levelFault } from '../../rules/levels.ts'
import type { LevelStep } from '../../rules.ts'
import * as keep from '../queries/keep-levels.ts'
import { type LevelRow, listLevels } from '../queries/levels.ts'

/** The level that was written, and how many patients came to a higher and to a lower one by it. */
interface Saved {
  level: number
  up_num: number
  down_num: number
}
type Fault = Refused<'base' | 'too-low' | 'too-high' | 'same-name' | 'privileges'>

const factsOf = ({ name, growth, privileges }: LevelRow) => ({
  levelName: name,
  levelGrowth: growth,
  levelPrivileges: privileges.join('、'),
})

const faultOf = (levels: readonly LevelRow[], written: LevelRow): Fault | undefined => {
  const fault = levelFault(levels, written)
  if (!fault) return undefined
  if (!('by' in fault)) return new Refused(fault.why)
  const { level, name, growth } = fault.by
  return new Refused(fault.why, { level, name, growth })
}

const without = (levels: readonly LevelRow[], level: number) => levels.filter((row) => row.level !== level)

const movedBy = async ({ db, now }: StaffContext, before: readonly LevelStep[], after: readonly LevelStep[]) => {
  const { up, down } = await keep.countMoved(db, now, { before, after })
  return { up_num: up, down_num: down }
}

/** How many patients come to another level where one wants so much growth, or is gone. */
export const previewLevel = async (
  ctx: StaffContext,
  level: number,
  growth: number | undefined,
): Promise<Omit<Saved, 'level'> | Fault> => {
  const levels = withBase(await listLevels(ctx.db))
  const others = without(levels, level)
  if (growth === undefined) return level === 0 ? new Refused('base') : movedBy(ctx, levels, others)
  // Its name is not asked about: none is the same.
  const written = { level, growth, name: '', privileges: [] }
  return faultOf(levels, written) ?? movedBy(ctx, levels, [...others, written])
}

/** With the level that everybody begins with, where nobody has made it yet. */
const withBase = (levels: readonly LevelRow[]): readonly LevelRow[] =>
  levels.some(({ level }) => level === 0) ? levels : [baseLevel, ...levels]

/** The levels as they are while nobody else writes them. */
const levelsToWrite = async ({ db }: StaffContext): Promise<LevelRow[]> => {
  await keep.lockLevels(db)
  return listLevels(db)
}

/** Makes a level; the first has the one made too with which everybody begins. */
export const addLevel = (ctx: StaffContext, written: LevelRow): Promise<Saved | Fault | Refused<'taken'>> =>
  ctx.transact(async (inside) => {
    const found = await levelsToWrite(inside)
    const levels = withBase(found)
    if (levels.some(({ level }) => level === written.level)) return new Refused('taken', { level: written.level })
    const fault = faultOf(levels, written)
    if (fault) return fault
    if (levels !== found) await keep.insertLevel(inside.db, baseLevel)
    await keep.insertLevel(inside.db, written)
    const moved = await movedBy(inside, levels, [...levels, written])
    await record(inside, 'add', written.level, { after: { ...factsOf(written), ...peopleOf(moved) } })
    return { level: written.level, ...moved }
  })

/** Writes a level over what it was. */
export const changeLevel = (ctx: StaffContext, written: LevelRow): Promise<Saved | Fault | Refused<'not-found'>> =>
  ctx.transact(async (inside) => {
    const levels = await levelsToWrite(inside)
    const before = levels.find(({ level }) => level === written.level)
    if (!before) return new Refused('not-found')
    const fault = faultOf(levels, written)
    if (fault) return fault
    await keep.updateLevel(inside.db, written)
    const moved = await movedBy(inside, levels, [...without(levels, written.level), written])
    const after = { ...factsOf(written), ...peopleOf(moved) }
    await record(inside, 'change', written.level, { before: factsOf(before), after })
    return { level: written.level, ...moved }
  })

/** Removes a level: whoever was at it falls back to the one below. */
export const removeLevel = (ctx: StaffContext, level: number): Promise<Saved | Refused<'not-found' | 'base'>> =>
  ctx.transact(async (inside) => {
    const levels = await levelsToWrite(inside)
    const before = levels.find((row) => row.level === level)
    if (!before) return new Refused('not-found')
    if (level === 0) return new Refused('base')
    await keep.deleteLevel(inside.db, level)
    const moved = await movedBy(inside, levels, without(levels, level))
    await record(inside, 'remove', level, { before: factsOf(before), after: peopleOf(moved) })
    return { level, ...moved }
  })

const peopleOf = ({ up_num, down_num }: Omit<Saved, 'level'>) => ({
  ...(up_num > 0 && { levelUp: up_num }),
  ...(down_num > 0 && { levelDown: down_num }),
})

type Told = Pick<Parameters<typeof recordAct>[1], 'before' | 'after'>

const record = (inside: StaffContext, what: 'add' | 'change' | 'remove', id: number, told: Told) =>
  recordAct(inside, { act: `membership-level.${what}`, kind: 'membership-level', id, ...told })
