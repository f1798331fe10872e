import { findIdNumber, findMember, keepMember } from '#app/areas/account/members/server/public.ts'
import { lendAddress, takePictures } from '#app/areas/files/server/public.ts'
import type { Handlers, PatientContext } from '#app/context.ts'
import { dayOf, instantAt } from '#kit/time/day.ts'
import { paged } from '#kit/wire/server/paged.ts'
import type * as contract from '../../contract/records.ts'
import { eventWords, type Measure, measures, nextReminder } from '../../rules.ts'
import { residentOf } from '../commands/status.ts'
import {
  asBmi,
  closed,
  type EventWords,
  type Health,
  leadersOf,
  opened,
  type Report,
  type Setting,
} from '../present.ts'
import * as queries from '../queries.ts'

/** A member of who asks, with whom a row is found; undefined where they have no such member. */
const ownOf = async ({ db, patient }: PatientContext, memberId: number): Promise<queries.Own | undefined> =>
  (await findMember(db, patient, memberId)) && { patientId: patient, memberId }

interface Said extends Pick<Health, 'height' | 'weight'> {
  blood_type?: string | undefined
  allergy?: string | undefined
  disease_history?: string | undefined
  family_history?: string | undefined
}

const healthOf = ({ height, weight, blood_type, allergy, disease_history, family_history }: Said): Health => ({
  height,
  weight,
  blood_type: blood_type ?? '',
  allergy: allergy ?? '',
  disease_history: disease_history ?? '',
  family_history: family_history ?? '',
})

export const recordHandlers: Handlers<typeof contract> = {
  async getMemberHealthRecords({ member_id }, ctx) {
    const own = await ownOf(ctx, member_id)
    if (!own) return ctx.refuse('not-found')
    const row = await queries.findRecord(ctx.db, own)
    if (!row) return { record: null }
    const health = opened<Health>(ctx, row.contentSealed)
    return { record: { id: row.id, ...health, ...asBmi(health), update_time: row.changedAt } }
  },

  async addHealthRecords({ member_id: memberId, ...said }, ctx) {
    const row = { contentSealed: closed(ctx, healthOf(said)), changedAt: ctx.now }
    const added = await ctx.transact(async ({ db, patient: patientId }) => {
      if (!(await keepMember(db, patientId, memberId))) return 'not-found'
      return (await queries.insertRecord(db, { patientId, memberId, ...row })) ?? 'already-there'
    })
    return typeof added === 'string' ? ctx.refuse(added) : { id: added }
  },

  async updHealthRecords({ member_id, id, ...said }, ctx) {
    const own = await ownOf(ctx, member_id)
    const set = { contentSealed: closed(ctx, healthOf(said)), changedAt: ctx.now }
    return own && (await queries.updateRecord(ctx.db, { ...own, id }, set)) ? { id } : ctx.refuse('not-found')
  },

  async addCheckReport({ member_id: memberId, title, check_date, images, content = '' }, ctx) {
    if (check_date > dayOf(ctx.now)) return ctx.refuse('not-yet')
    if (images.length === 0 && content === '') return ctx.refuse('empty')
    const added = await ctx.transact(async ({ db, now, patient: patientId }) => {
      const own = { patientId, memberId }
      if (!(await keepMember(db, patientId, memberId))) return 'not-found'
      if (!(await takePictures(db, patientId, 'ask', images))) return 'bad-picture'
      const contentSealed = closed(ctx, { title, content, values: [] } satisfies Report)
      const row = { ...own, checkedOn: check_date, contentSealed, images, isTeam: false, addedAt: now }
      const objectId = await queries.insertReport(db, row)
      const event = { contentSealed: closed(ctx, { title, content }), happenedAt: instantAt(check_date, '12:00') }
      await queries.insertEvent(db, { ...own, kind: 'report', objectId, ...event })
      return objectId
    })
    return typeof added === 'string' ? ctx.refuse(added) : { id: added }
  },

  async getCheckReportById({ id }, ctx) {
    const row = await queries.findReport(ctx.db, ctx.patient, id)
    if (!row) return ctx.refuse('not-found')
    return {
      id,
      member_id: row.memberId,
      check_date: row.checkedOn,
      ...opened<Report>(ctx, row.contentSealed),
      images: row.images.map((address) => lendAddress(ctx, address)),
      is_team: row.isTeam,
      add_time: row.addedAt,
    }
  },

  async checkReportList({ page, page_size: size }, ctx) {
    return paged(await queries.listReports(ctx.db, ctx.patient, { page, size }), ({ report: row, truename }) => ({
      id: row.id,
      member_id: row.memberId,
      truename: truename ?? '',
      title: opened<Report>(ctx, row.contentSealed).title,
      check_date: row.checkedOn,
      image_num: row.images.length,
      is_team: row.isTeam,
    }))
  },

  async sendAssess({ member_id: memberId, doctor_id }, ctx) {
    const sent = await ctx.transact(async (inside) => {
      const { db, now, patient: patientId } = inside
      const own = { patientId, memberId }
      if (!(await keepMember(db, patientId, memberId))) return 'not-found'
      const [team, idNumber] = [await queries.findTeam(db, doctor_id), await findIdNumber(inside, patientId, memberId)]
      const live = idNumber === undefined ? undefined : await queries.findLive(db, residentOf(inside, idNumber))
      const isSigned = live?.state === 'signed' && live.patientId === patientId && live.teamId === team?.id
      if (!team || !isSigned) return 'not-signed'
      const record = await queries.findRecord(db, own)
      if (!record) return 'no-record'
      const row = { ...own, teamId: team.id, recordSealed: record.contentSealed, sentAt: now }
      return (await queries.insertAssessment(db, row)) ?? 'already-sent'
    })
    return typeof sent === 'string' ? ctx.refuse(sent) : { id: sent }
  },

  async assessHistory({ member_id, page, page_size: size }, ctx) {
    const own = await ownOf(ctx, member_id)
    if (!own) return ctx.refuse('not-found')
    const found = await queries.listAssessments(ctx.db, own, { page, size })
    const leaders = await leadersOf(
      ctx.db,
      found.rows.map(({ doctorId }) => doctorId),
    )
    return paged(found, ({ assessment: row, doctorId }) => ({
      id: row.id,
      doctor_id: doctorId,
      doctor_name: leaders.get(doctorId)?.name ?? '',
      ...asBmi(opened<Health>(ctx, row.recordSealed)),
      advice: row.adviceSealed === null ? '' : opened<string>(ctx, row.adviceSealed),
      is_answered: row.answeredAt !== null,
      add_time: row.sentAt,
      answer_time: row.answeredAt,
    }))
  },

  async getPatientTrajectory({ member_id, page, page_size: size }, ctx) {
    const own = await ownOf(ctx, member_id)
    if (!own) return ctx.refuse('not-found')
    return paged(await queries.listEvents(ctx.db, own, { page, size }), (row) => ({
      id: row.id,
      kind: row.kind,
      kind_desc: eventWords[row.kind],
      ...opened<EventWords>(ctx, row.contentSealed),
      object_id: row.objectId ?? 0,
      is_team: row.signingId !== null,
      add_time: row.happenedAt,
    }))
  },

  async getMemHealthConfig({ member_id }, ctx) {
    const own = await ownOf(ctx, member_id)
    if (!own) return ctx.refuse('not-found')
    const row = await queries.findSettings(ctx.db, own)
    const set = new Map((row ? opened<Setting[]>(ctx, row.configSealed) : []).map((one) => [one.item, one]))
    const config = (Object.keys(measures) as Measure[]).map((item) => {
      const { words: name, unit } = measures[item]
      const one = set.get(item)
      return {
        item,
        name,
        unit,
        is_on: one?.is_on === 1,
        target: one?.target ?? '',
        remind_time: one?.remind_time ?? '',
      }
    })
    return { config }
  },

  async doHealthConfig({ member_id: memberId, config }, ctx) {
    const set = config.map(
      ({ item, is_on, target = '', remind_time = '' }): Setting => ({ item, is_on, target, remind_time }),
    )
    const isSaved = await ctx.transact(async ({ db, now, patient: patientId }) => {
      if (!(await keepMember(db, patientId, memberId))) return false
      const written = { configSealed: closed(ctx, set), remindsAt: nextReminder(set, now) }
      await queries.putSettings(db, { patientId, memberId }, written)
      return true
    })
    return isSaved ? {} : ctx.refuse('not-found')
  },
}
