import { nextReminder } from '#app/areas/family-doctor/rules.ts'
import { takePapers, takePictures } from '#app/areas/files/server/public.ts'
import { closed } from '#app/areas/records/ground/server/public.ts'
import type { PatientContext } from '#app/context.ts'
import { transactInside } from '#kit/db/inside.ts'
import { dayOf, minutesOfClock } from '#kit/time/day.ts'
import { Refused } from '#kit/wire/refused.ts'
import { details, isQuietAt } from '../../rules.ts'
import { asEntry, type Content, type Written } from '../present.ts'
import * as queries from '../queries.ts'
import { addEntry, faultOfDay, openRecord, type Writing } from './open-record.ts'

const faultOfReminder = ({ reminds, times }: Written) => {
  if (!reminds) return undefined
  if (times.length === 0) return new Refused('when-to-remind')
  return times.some((time) => isQuietAt(minutesOfClock(time))) ? new Refused('quiet-hours') : undefined
}

const faultOf = (said: Written) => {
  const choices = details[said.kind]
  if (choices && !Object.hasOwn(choices, said.detail)) return new Refused('detail')
  if (said.endDate !== '' && said.date !== '' && said.endDate < said.date) return new Refused('wrong-order')
  if (said.kind === 'report' && said.date === '') return new Refused('when-made')
  if (said.kind === 'report' && said.files.length === 0 && said.note === '') return new Refused('empty')
  return faultOfReminder(said)
}

/** When a medicine is to be reminded of next after a moment; null where it is not, or over. */
export const reminderOf = (said: Content, after: Date): Date | null => {
  if (said.kind !== 'medicine' || !said.reminds) return null
  const next = nextReminder(
    said.times.map((remind_time) => ({ is_on: 1, remind_time })),
    after,
  )
  return next && (said.endDate === '' || dayOf(next) <= said.endDate) ? next : null
}

/** What of an entry belongs to its kind; the rest that was sent is left out. */
const ofKind = (said: Written): Written => {
  const isMedicine = said.kind === 'medicine'
  return {
    ...said,
    detail: details[said.kind] ? said.detail : '',
    times: isMedicine ? said.times : [],
    reminds: isMedicine && said.reminds,
    files: said.kind === 'report' ? said.files : [],
    aboutId: said.kind === 'report' ? said.aboutId : 0,
  }
}

/** Writes an entry, or one anew; its id, or why it is not taken. */
export const save = (ctx: PatientContext, writing: Writing, id: number | undefined, given: Written) =>
  transactInside(ctx, async (inside) => {
    const said = ofKind(given)
    const open = await openRecord(inside, writing)
    if (open instanceof Refused) return open
    const fault = faultOfDay(said.date, open.member, dayOf(inside.now)) ?? faultOf(said)
    if (fault) return fault
    const { record } = open
    if (said.aboutId > 0 && !(await queries.findEntry(inside.db, record.id, said.aboutId)))
      return new Refused('not-found')
    return id === undefined ? begin(inside, record.id, writing.clientId, said) : rewrite(inside, record.id, id, said)
  })

const setOf = (ctx: PatientContext, said: Written) => ({
  contentSealed: closed(ctx, said),
  remindAt: reminderOf(said, ctx.now),
})

/** Takes up what was uploaded for good; false where one is not the patient's own. */
const takeFiles = async ({ db, patient }: PatientContext, files: readonly string[]): Promise<boolean> => {
  const isPaper = (file: string) => file.endsWith('.pdf')
  const pictures = files.filter((file) => !isPaper(file))
  return (await takePictures(db, patient, 'ask', pictures)) && takePapers(db, patient, files.filter(isPaper))
}

const begin = async (ctx: PatientContext, recordId: number, clientId: string, said: Written) => {
  const sent = await queries.findSent(ctx.db, recordId, clientId)
  if (sent) return { id: sent.id }
  if (!(await takeFiles(ctx, said.files))) return new Refused('bad-file')
  return addEntry(ctx, recordId, clientId, setOf(ctx, said))
}

const rewrite = async (ctx: PatientContext, recordId: number, id: number, said: Written) => {
  const row = await queries.findEntry(ctx.db, recordId, id)
  const old = row && asEntry(ctx, row)
  if (old === undefined || old.kind === 'measure' || old.kind !== said.kind) return new Refused('not-found')
  // What it had is taken up already.
  const fresh = said.files.filter((file) => !old.files.includes(file))
  if (!(await takeFiles(ctx, fresh))) return new Refused('bad-file')
  await queries.updateEntry(ctx.db, id, setOf(ctx, said))
  return { id }
}
