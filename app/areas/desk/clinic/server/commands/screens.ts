import { randomBytes } from 'node:crypto'
import { hashOf } from '#app/areas/access/patients/server/public.ts'
import { reachesDepartment, recordAct } from '#app/areas/access/staff/server/public.ts'
import { findDepartment } from '#app/areas/guahao/departments/server/public.ts'
import type { Context, StaffContext } from '#app/context.ts'
import { earlier } from '#kit/time/span.ts'
import { Refused } from '#kit/wire/refused.ts'
import { MOST_SCREENS } from '../../rules.ts'
import * as queries from '../queries.ts'
import { type Wall, wallOf } from './wall.ts'

/** Makes a screen of a department: the address that it is opened by, which nobody is told again. */
export const addScreen = async (
  ctx: StaffContext,
  { dep_id: depId, name }: { dep_id: number; name: string },
): Promise<{ screen_id: number; name: string; link: string } | Refused<'not-found' | 'too-many'>> => {
  const { hospitalId } = ctx.staff
  const department = await findDepartment(ctx.db, depId, hospitalId)
  if (!department || !reachesDepartment(ctx.staff, depId)) return new Refused('not-found')
  if ((await queries.listScreens(ctx.db, hospitalId)).length >= MOST_SCREENS)
    return new Refused('too-many', { most: MOST_SCREENS })
  const token = randomBytes(16).toString('base64url')
  const id = await ctx.transact(async (inside) => {
    const row = { hospitalId, depId, name, tokenHash: hashOf(token), madeAt: ctx.now }
    const made = await queries.insertScreen(inside.db, row)
    const after = { title: name, department: department.name }
    await recordAct(inside, { act: 'screen.add', kind: 'screen', id: String(made), after })
    return made
  })
  return { screen_id: id, name, link: `${ctx.config.publicUrl}/desk/wall#${token}` }
}

/** Takes a screen's link away. */
export const removeScreen = async (
  ctx: StaffContext,
  id: number,
): Promise<{ screen_id: number; name: string } | Refused<'not-found'>> => {
  const found = await queries.findScreen(ctx.db, ctx.staff.hospitalId, id)
  if (!found || !reachesDepartment(ctx.staff, found.screen.depId)) return new Refused('not-found')
  const { name } = found.screen
  await ctx.transact(async (inside) => {
    await queries.deleteScreen(inside.db, id)
    const before = { title: name, department: found.depName }
    await recordAct(inside, { act: 'screen.remove', kind: 'screen', id: String(id), before })
  })
  return { screen_id: id, name }
}

/** What the screen of a token shows; undefined where nobody has hung one up by it, or no more. */
export const openWall = async (ctx: Context, token: string): Promise<Wall | undefined> => {
  const screen = await queries.findScreenBy(ctx.db, hashOf(token))
  if (!screen) return undefined
  const shown = await wallOf(ctx, screen.hospitalId, screen.depId)
  const { now } = ctx
  if (shown) await queries.updateSeen(ctx.db, screen.id, { now, notAfter: earlier(now, { minutes: 1 }) })
  return shown
}
