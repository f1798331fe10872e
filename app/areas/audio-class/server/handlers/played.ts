import type { Handlers, RequestContext } from '#app/context.ts'
import { dayOf } from '#kit/time/day.ts'
import { earlier } from '#kit/time/span.ts'
import { paged } from '#kit/wire/server/paged.ts'
import type * as contract from '../../contract/own.ts'
import { grantWays, mayHear, VISIT_MINUTES } from '../../rules.ts'
import { asNextPage, asPart } from '../present.ts'
import { findSection, type SectionRow } from '../queries/classes.ts'
import { hasClass, listOwned } from '../queries/owned.ts'
import * as queries from '../queries/plays.ts'
import { findOpen } from './open.ts'

type Played = Pick<
  Handlers<typeof contract>,
  'addPlayRecord' | 'reportPlayStat' | 'keepLessonPlace' | 'boughtClasses' | 'playRecords'
>

/** A section of a class that who asks may hear, or why they may not. */
const findHeard = async (
  ctx: RequestContext,
  classId: number,
  by: { id: number } | { fileId: number },
): Promise<SectionRow | 'not-found' | 'not-bought'> => {
  const section = await findSection(ctx.db, by)
  if (section?.classId !== classId || !(await findOpen(ctx, classId))) return 'not-found'
  return mayHear(section, await hasClass(ctx.db, ctx.patient, classId)) ? section : 'not-bought'
}

/** Whether starting a section is to be counted: of who is signed in once in a visit. */
const isVisit = async ({ db, now, patient: patientId }: RequestContext, { id: sectionId, classId }: SectionRow) => {
  if (patientId === null) return true
  const since = earlier(now, { minutes: VISIT_MINUTES })
  return queries.noteStart(db, { patientId, sectionId, classId, now, since })
}

export const playedHandlers: Played = {
  async addPlayRecord({ section_id, class_id: classId }, ctx) {
    const section = await findHeard(ctx, classId, { id: section_id })
    if (typeof section === 'string') return ctx.refuse(section)
    const play_num = await ctx.transact(async (inside) =>
      (await isVisit(inside, section))
        ? queries.addPlay(inside.db, { sectionId: section.id, classId, day: dayOf(ctx.now) })
        : section.playCount,
    )
    return { section_id, play_num }
  },

  async reportPlayStat({ play_type, file_id, play_duration, class_id: classId }, ctx) {
    const section = await findHeard(ctx, classId, { fileId: file_id })
    if (typeof section === 'string') return ctx.refuse(section)
    const { now, patient: patientId } = ctx
    const heard = { sectionId: section.id, classId, patientId, now, day: dayOf(now) }
    await ctx.transact(({ db }) => queries.addHeard(db, { ...heard, seconds: play_duration, isEnd: play_type === 1 }))
    return { file_id }
  },

  async keepLessonPlace({ file_id, seconds, class_id: classId }, ctx) {
    const section = await findHeard(ctx, classId, { fileId: file_id })
    if (typeof section === 'string') return ctx.refuse(section)
    const { now, patient: patientId } = ctx
    await queries.keepPlace(ctx.db, { patientId, sectionId: section.id, classId, seconds, now })
    return { file_id, seconds }
  },

  async boughtClasses({ page, page_size: size }, ctx) {
    const heard = await queries.countHeard(ctx.db, ctx.patient)
    return asNextPage(ctx, await listOwned(ctx.db, ctx.patient, { page, size }), ({ grant, order }) => ({
      order_id: order?.id ?? '',
      pay_amount: order ? order.priceFen - order.offFen : 0,
      way: grant.way,
      way_words: grantWays[grant.way],
      get_time: grant.grantedAt,
      heard_num: heard.get(grant.classId) ?? 0,
    }))
  },

  async playRecords({ page, page_size: size }, { db, patient }) {
    return paged(await queries.listRecords(db, patient, { page, size }), (row) => ({
      ...asPart(row),
      play_seconds: row.record.seconds,
      is_ended: row.record.endedAt !== null,
      play_time: row.record.startedAt,
    }))
  },
}
