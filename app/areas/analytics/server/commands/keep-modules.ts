import { recordAct } from '#app/areas/access/staff/server/public.ts'
import { isCityOrCountry } from '#app/areas/location/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { isOwnPath } from '#kit/wire/own-path.ts'
import { Refused } from '#kit/wire/refused.ts'
import { MODULE_PAGE, MOST_MODULES } from '../../rules/modules.ts'
import { countModules, deleteModule, insertModule, lockModule, lockModules, updateModule } from '../queries/modules.ts'
import type { ModuleRow } from '../queries/shown.ts'

type Written = Omit<ModuleRow, 'id' | 'mark' | 'isOn' | 'image'>
type Saved = { module_id: number }
type Fault = Refused<'link' | 'city' | 'span'>

const factsOf = ({ title, link, crowd, position, channel, cityId }: Written) => ({
  title,
  link,
  crowd,
  position,
  channel,
  cityId,
})

const faultOf = async ({ db }: StaffContext, written: Written): Promise<Fault | undefined> => {
  const { link, cityId, startsAt, endsAt } = written
  if (!isOwnPath(link)) return new Refused('link')
  if (startsAt && endsAt && endsAt <= startsAt) return new Refused('span')
  return cityId === null || (await isCityOrCountry(db, cityId)) ? undefined : new Refused('city')
}

/** Lays a module out. */
export const addModule = async (ctx: StaffContext, written: Written): Promise<Saved | Fault | Refused<'full'>> => {
  const fault = await faultOf(ctx, written)
  if (fault) return fault
  return ctx.transact(async (inside) => {
    await lockModules(inside.db)
    if ((await countModules(inside.db, MODULE_PAGE)) >= MOST_MODULES) return new Refused('full')
    const id = await insertModule(inside.db, { ...written, mark: MODULE_PAGE })
    await recordAct(inside, { act: 'module.add', kind: 'module', id, after: factsOf(written) })
    return { module_id: id }
  })
}

/** Writes a module over what it was. */
export const changeModule = async (
  ctx: StaffContext,
  id: number,
  written: Written,
): Promise<Saved | Fault | Refused<'not-found'>> => {
  const fault = await faultOf(ctx, written)
  if (fault) return fault
  return withModule(ctx, id, async (inside, before) => {
    await updateModule(inside.db, id, written)
    const facts = { before: factsOf(before), after: factsOf(written) }
    await recordAct(inside, { act: 'module.change', kind: 'module', id, ...facts })
  })
}

/** Hides a module or shows it again. */
export const switchModule = (ctx: StaffContext, id: number, isOn: boolean): Promise<Saved | Refused<'not-found'>> =>
  withModule(ctx, id, async (inside, before) => {
    await updateModule(inside.db, id, { isOn })
    const facts = { before: { isOn: before.isOn }, after: { isOn } }
    await recordAct(inside, { act: isOn ? 'module.on' : 'module.off', kind: 'module', id, ...facts })
  })

/** Takes a module away for good. */
export const removeModule = (ctx: StaffContext, id: number): Promise<Saved | Refused<'not-found'>> =>
  withModule(ctx, id, async (inside, before) => {
    await deleteModule(inside.db, id)
    await recordAct(inside, { act: 'module.remove', kind: 'module', id, before: factsOf(before) })
  })

const withModule = (
  ctx: StaffContext,
  id: number,
  work: (inside: StaffContext, before: ModuleRow) => Promise<void>,
): Promise<Saved | Refused<'not-found'>> =>
  ctx.transact(async (inside) => {
    const before = await lockModule(inside.db, MODULE_PAGE, id)
    if (!before) return new Refused('not-found')
    await work(inside, before)
    return { module_id: id }
  })
