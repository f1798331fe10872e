import { recordAct } from '#app/areas/access/staff/server/public.ts'
import { isCityOrCountry } from '#app/areas/location/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { Refused } from '#kit/wire/refused.ts'
import { MOST_TABS, TABBED_PAGE } from '../../rules/tabs.ts'
import { findGoodsCategory } from '../queries/manage.ts'
import { countTabs, deleteTab, insertTab, lockTab, lockTabs, type TabRow, updateTab } from '../queries/tabs.ts'

type Written = Omit<TabRow, 'id' | 'pageMark' | 'isOn'>
type Saved = { tab_id: number }
type Fault = Refused<'category' | 'city' | 'span'>

const factsOf = ({ title, kind, position, channel, cityId }: Written) => ({ title, kind, position, channel, cityId })

const faultOf = async ({ db }: StaffContext, written: Written): Promise<Fault | undefined> => {
  const { kind, categoryId, cityId, startsAt, endsAt } = written
  if (startsAt && endsAt && endsAt <= startsAt) return new Refused('span')
  if (cityId !== null && !(await isCityOrCountry(db, cityId))) return new Refused('city')
  if (kind !== 'category') return undefined
  const category = categoryId === null ? undefined : await findGoodsCategory(db, categoryId)
  return category?.tree === 'health' ? undefined : new Refused('category')
}

/** A tab that lists no category names none. */
const tidy = (written: Written): Written => (written.kind === 'category' ? written : { ...written, categoryId: null })

/** Makes a tab. */
export const addTab = async (ctx: StaffContext, input: Written): Promise<Saved | Fault | Refused<'full'>> => {
  const written = tidy(input)
  const fault = await faultOf(ctx, written)
  if (fault) return fault
  return ctx.transact(async (inside) => {
    await lockTabs(inside.db)
    if ((await countTabs(inside.db, TABBED_PAGE)) >= MOST_TABS) return new Refused('full')
    const id = await insertTab(inside.db, { ...written, pageMark: TABBED_PAGE })
    await recordAct(inside, { act: 'tab.add', kind: 'tab', id, after: factsOf(written) })
    return { tab_id: id }
  })
}

/** Writes a tab over what it was. */
export const changeTab = async (
  ctx: StaffContext,
  id: number,
  input: Written,
): Promise<Saved | Fault | Refused<'not-found'>> => {
  const written = tidy(input)
  const fault = await faultOf(ctx, written)
  if (fault) return fault
  return withTab(ctx, id, async (inside, before) => {
    await updateTab(inside.db, id, written)
    const facts = { before: factsOf(before), after: factsOf(written) }
    await recordAct(inside, { act: 'tab.change', kind: 'tab', id, ...facts })
  })
}

/** Hides a tab or shows it again. */
export const switchTab = (ctx: StaffContext, id: number, isOn: boolean): Promise<Saved | Refused<'not-found'>> =>
  withTab(ctx, id, async (inside, before) => {
    await updateTab(inside.db, id, { isOn })
    const facts = { before: { isOn: before.isOn }, after: { isOn } }
    await recordAct(inside, { act: isOn ? 'tab.on' : 'tab.off', kind: 'tab', id, ...facts })
  })

/** Takes a tab away for good. */
export const removeTab = (ctx: StaffContext, id: number): Promise<Saved | Refused<'not-found'>> =>
  withTab(ctx, id, async (inside, before) => {
    await deleteTab(inside.db, id)
    await recordAct(inside, { act: 'tab.remove', kind: 'tab', id, before: factsOf(before) })
  })

const withTab = (
  ctx: StaffContext,
  id: number,
  work: (inside: StaffContext, before: TabRow) => Promise<void>,
): Promise<Saved | Refused<'not-found'>> =>
  ctx.transact(async (inside) => {
    const before = await lockTab(inside.db, TABBED_PAGE, id)
    if (!before) return new Refused('not-found')
    await work(inside, before)
    return { tab_id: id }
  })
