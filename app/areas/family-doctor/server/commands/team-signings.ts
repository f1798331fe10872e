import { lendAddress } from '#app/areas/files/server/public.ts'
import type { Context, PatientId } from '#app/context.ts'
import type { Page, PageRequest } from '#kit/db/page.ts'
import { dayOf } from '#kit/time/day.ts'
import { asBmi, type EventWords, type Health, opened, type Report } from '../present.ts'
import * as queries from '../queries.ts'

/** The most of each kind that a resident's file shows. */
const MOST_SHOWN = 30

/** A signing of a team with who it is about, and what they remarked. */
export interface TeamSigning extends queries.SigningOfTeam {
  remark: string
}

const withRemark = (ctx: Context, signing: queries.SigningOfTeam): TeamSigning => ({
  ...signing,
  remark: opened<string>(ctx, signing.row.remarkSealed),
})

/** The team that a doctor leads, with what it has to do; undefined where they lead none. */
export const findOwnTeam = async ({ db, now }: Context, doctorId: number) => {
  const team = await queries.findTeam(db, doctorId)
  return team && { team, counts: await queries.countOfTeam(db, team.id, dayOf(now)) }
}

/** Signings of the team that a doctor leads; none where they lead none. */
export const listTeamSignings = async (
  ctx: Context,
  doctorId: number,
  list: queries.TeamList,
  asked: PageRequest,
): Promise<Page<TeamSigning>> => {
  const team = await queries.findTeam(ctx.db, doctorId)
  if (!team) return { rows: [], page: asked.page, totalPages: 0 }
  const found = await queries.listOfTeam(ctx.db, team.id, list, dayOf(ctx.now), asked)
  return { ...found, rows: found.rows.map((signing) => withRemark(ctx, signing)) }
}

/**
 * A signing of the doctor's team with what was promised and done. What is written about the resident's health is told
 * while they are signed with it, on an account, and never otherwise.
 */
export const findResident = async (ctx: Context, doctorId: number, id: string) => {
  const { db } = ctx
  const found = await queries.findOfLeader(db, doctorId, id)
  if (!found) return undefined
  const { teamId, patientId, memberId, state } = found.row
  const isOpen = state === 'signed' && patientId !== null && memberId !== null
  const file = isOpen ? await fileOf(ctx, teamId, { patientId: patientId as PatientId, memberId }) : undefined
  const events = state === 'signed' ? await queries.listEventsOf(db, id, memberId, MOST_SHOWN) : []
  return {
    signing: withRemark(ctx, found),
    file,
    agreed: await queries.listAgreed(db, id),
    events: events.map((event) => ({
      event,
      ...opened<EventWords>(ctx, event.contentSealed),
    })),
  }
}

/** Health record, check reports, assessments and plans of a member, unsealed for their own team. */
const fileOf = async (ctx: Context, teamId: number, own: queries.Own) => {
  const { db } = ctx
  const [record, reports] = [
    await queries.findRecord(db, own),
    await queries.listReportsOf(db, own.memberId, MOST_SHOWN),
  ]
  const sent = await queries.listSentTo(db, teamId, own.memberId, MOST_SHOWN)
  const plans = await queries.listPlansOf(db, teamId, own.memberId, MOST_SHOWN)
  return {
    record: record && { ...healthOf(ctx, record.contentSealed), changedAt: record.changedAt },
    reports: reports.map((row) => ({
      row,
      images: row.images.map((address) => lendAddress(ctx, address)),
      ...opened<Report>(ctx, row.contentSealed),
    })),
    assessments: sent.map((row) => ({
      row,
      health: healthOf(ctx, row.recordSealed),
      advice: row.adviceSealed === null ? '' : opened<string>(ctx, row.adviceSealed),
    })),
    plans: plans.map(({ plan, items }) => ({
      plan,
      title: opened<string>(ctx, plan.titleSealed),
      items: items.map((item) => ({ item, text: opened<string>(ctx, item.textSealed) })),
    })),
  }
}

const healthOf = (ctx: Context, sealed: string) => {
  const health = opened<Health>(ctx, sealed)
  return { ...health, ...asBmi(health) }
}
