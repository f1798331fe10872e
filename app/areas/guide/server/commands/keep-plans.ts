import { recordAct } from '#app/areas/access/staff/server/public.ts'
import { findHospital } from '#app/areas/guahao/hospitals/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { parsedUrl } from '#kit/text/parsed-url.ts'
import { isOwnPath } from '#kit/wire/own-path.ts'
import { Refused } from '#kit/wire/refused.ts'
import { MOST_PLANS, visitWords } from '../../rules/plans.ts'
import type { VisitType } from '../../rules.ts'
import * as queries from '../queries/manage.ts'
import type { NewPlan } from '../queries.ts'

/** A plan as somebody writes it. */
export type PlanWritten = Omit<NewPlan, 'id' | 'status'>
type Fault = Refused<'page' | 'link' | 'visits' | 'unit'>

const factsOf = ({ jumpMethods, channels, unitId, ...written }: PlanWritten) => ({
  path: written.path,
  planName: written.planName,
  tipMsg: written.tipMsg,
  btnName: written.btnName,
  planLink: written.downloadUrl,
  hasHome: written.isIndex,
  planVisits: jumpMethods.map((method) => visitWords[method as VisitType]).join('、'),
  planChannels: channels.join('、'),
  planUnit: unitId ?? null,
})

/** Pages of those who work here have no patients to lead. */
const NOT_FOR_PATIENTS = /^\/(desk|workbench|store|sandbox|api)(\/|$)/

const faultOf = async ({ db }: StaffContext, written: PlanWritten): Promise<Fault | undefined> => {
  const { path, downloadUrl, jumpMethods, unitId } = written
  if (NOT_FOR_PATIENTS.test(path)) return new Refused('page')
  const isLink = downloadUrl === '' || isOwnPath(downloadUrl) || parsedUrl(downloadUrl)?.protocol === 'https:'
  if (!isLink) return new Refused('link')
  if (jumpMethods.length === 0) return new Refused('visits')
  return unitId == null || (await findHospital(db, unitId)) ? undefined : new Refused('unit')
}

/** Makes a plan, which is off until it is switched on. */
export const addPlan = (
  ctx: StaffContext,
  written: PlanWritten,
): Promise<{ plan_id: number } | Fault | Refused<'full'>> =>
  ctx.transact(async (inside) => {
    await queries.lockPlans(inside.db)
    const fault = await faultOf(inside, written)
    if (fault) return fault
    if ((await queries.countPlans(inside.db)) >= MOST_PLANS) return new Refused('full')
    const id = await queries.insertPlan(inside.db, { ...written, status: 0 })
    await recordAct(inside, { act: 'guide.add', kind: 'guide-plan', id, after: factsOf(written) })
    return { plan_id: id }
  })

/** Writes a plan over what it was. */
export const changePlan = (
  ctx: StaffContext,
  id: number,
  written: PlanWritten,
): Promise<{ plan_id: number } | Fault | Refused<'not-found'>> =>
  ctx.transact(async (inside) => {
    await queries.lockPlans(inside.db)
    const before = await queries.findPlan(inside.db, id)
    if (!before) return new Refused('not-found')
    const fault = await faultOf(inside, written)
    if (fault) return fault
    await queries.updatePlan(inside.db, id, written)
    const facts = { before: factsOf(before), after: factsOf(written) }
    await recordAct(inside, { act: 'guide.change', kind: 'guide-plan', id, ...facts })
    return { plan_id: id }
  })

/** Switches a plan on or off. */
export const switchPlan = (
  ctx: StaffContext,
  id: number,
  isOn: boolean,
): Promise<{ plan_id: number } | Refused<'not-found'>> =>
  ctx.transact(async (inside) => {
    await queries.lockPlans(inside.db)
    const before = await queries.findPlan(inside.db, id)
    if (!before) return new Refused('not-found')
    await queries.updatePlan(inside.db, id, { status: isOn ? 1 : 0 })
    const facts = { before: { isOn: before.status === 1 }, after: { isOn } }
    await recordAct(inside, { act: isOn ? 'guide.on' : 'guide.off', kind: 'guide-plan', id, ...facts })
    return { plan_id: id }
  })
