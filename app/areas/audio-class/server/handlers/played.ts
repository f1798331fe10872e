import { dayOf } from '#kit/time/day.ts'
import { earlier } from '#kit/time/span.ts'
import { paged } from '#kit/wire/server/paged.ts'
import type { Handlers, Here } from '#server/here.ts'
import type * as contract from '../../contract/own.ts'
import { grantWays, mayHear, VISIT_MINUTES } from '../../rules.ts'
import { asPageBeside, asPart } from '../present.ts'
import { findSection, type SectionRow } from '../queries/classes.ts'
import { hasClass, listOwned } from '../queries/owned.ts'
import * as queries from '../queries/plays.ts'
import { findOpen } from './open.ts'

type Played = Pick<Handlers<typeof contract>, 'addPlayRecord' | 'reportPlayStat' | 'boughtClasses' | 'playRecords'>

/** A section of a class that who asks may hear, or why he may not. */
const findHeard = async (
  here: Here,
  classId: number,
  by: { id: number } | { fileId: number },
): Promise<SectionRow | 'not-found' | 'not-bought'> => {
  const section = await findSection(here.db, by)
  if (section?.classId !== classId || !(await findOpen(here, classId))) return 'not-found'
  return mayHear(section, await hasClass(here.db, here.patient, classId)) ? section : 'not-bought'
}

/** Whether starting a section is to be counted: of who is signed in once in a visit. */
const isVisit = async ({ db, now, patient: patientId }: Here, { id: sectionId, classId }: SectionRow) => {
  if (patientId === null) return true
  const since = earlier(now, { minutes: VISIT_MINUTES })
  return queries.noteStart(db, { patientId, sectionId, classId, now, since })
}

export const playedHandlers: Played = {
  async addPlayRecord({ section_id, class_id: classId }, here) {
    const section = await findHeard(here, classId, { id: section_id })
    if (typeof section === 'string') return here.refuse(section)
    const play_num = await here.transact(async (inside) =>
      (await isVisit(inside, section))
        ? queries.addPlay(inside.db, { sectionId: section.id, classId, day: dayOf(here.now) })
        : section.playCount,
    )
    return { section_id, play_num }
  },

  async reportPlayStat({ play_type, file_id, play_duration, class_id: classId }, here) {
    const section = await findHeard(here, classId, { fileId: file_id })
    if (typeof section === 'string') return here.refuse(section)
    const { now, patient: patientId } = here
    const heard = { sectionId: section.id, classId, patientId, now, day: dayOf(now) }
    await here.transact(({ db }) => queries.addHeard(db, { ...heard, seconds: play_duration, isEnd: play_type === 1 }))
    return { file_id }
  },

  async boughtClasses({ page, page_size: size }, here) {
    const heard = await queries.countHeard(here.db, here.patient)
    return asPageBeside(here, await listOwned(here.db, here.patient, { page, size }), ({ grant, order }) => ({
      ...{ order_id: order?.id ?? '', pay_amount: order ? order.priceFen - order.offFen : 0 },
      ...{ way: grant.way, way_words: grantWays[grant.way], get_time: grant.grantedAt },
      heard_num: heard.get(grant.classId) ?? 0,
    }))
  },

  async playRecords({ page, page_size: size }, { db, patient }) {
    return paged(await queries.listRecords(db, patient, { page, size }), (row) => ({
      ...asPart(row),
      ...{ play_seconds: row.record.seconds, is_ended: row.record.endedAt !== null, play_time: row.record.startedAt },
    }))
  },
}
