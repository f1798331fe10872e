import { findStaffLater, recordActOf } from '#app/areas/access/staff/server/public.ts'
import type { Context } from '#app/context.ts'
import type { Importer } from '#app/room.ts'
import { FileRefused, wordsOf } from '#kit/csv/server/why.ts'
import { transactInside } from '#kit/db/inside.ts'
import { earlier, later } from '#kit/time/span.ts'
import { FIRST_ROWS, type ImportFailure, MOST_REPORTED, MOST_TRIES, REPORT_DAYS, STORED_HOURS } from '../../rules.ts'
import * as queries from '../queries.ts'
import { type Bringing, type ImportReport, importFile, tryFile } from './bring.ts'
import { emptyReport, fileOf, openReport, type StoredReport, sealReport, storedReport, TakenAway } from './format.ts'
import { deskCode, importersFor, reachOf } from './kinds.ts'
import { picturesSent } from './pictures.ts'

/** Who does an import tells of it this often: after some times more nobody does it. */
const TOLD_EVERY_MS = 15_000
const LEFT = { minutes: 2 }

/** That nothing comes of it, and why; of what was read to its end also the counts. */
class NotDone extends Error {
  readonly failure: ImportFailure
  readonly told: StoredReport
  readonly counts: Partial<ReturnType<typeof countsOf>>

  constructor(failure: ImportFailure, told: StoredReport = emptyReport, counts = {}) {
    super(failure)
    this.failure = failure
    this.told = told
    this.counts = counts
  }
}

/** An import as this process does it. */
interface Work {
  ctx: Context
  row: queries.ImportRow
  /** The time by now: a big file takes some. */
  now: () => Date
}

/** Checks and does what waits, one file after the other. */
export const workOff = async (ctx: Context): Promise<void> => {
  for (;;) {
    const row = await ctx.db.transaction((db) => queries.beginNext(db, ctx.now, earlier(ctx.now, LEFT)))
    if (!row) return
    const began = performance.now()
    const now = () => later(ctx.now, { seconds: (performance.now() - began) / 1_000 })
    await workOne({ ctx, row, now })
  }
}

const workOne = async (work: Work): Promise<void> => {
  const { ctx, row, now } = work
  const beat = setInterval(() => {
    queries.changeBegun(ctx.db, row, { touchedAt: now() }).catch(() => undefined)
  }, TOLD_EVERY_MS)
  try {
    if (row.tries > MOST_TRIES) throw new NotDone('broken')
    await (row.state === 'checking' ? check(work) : run(work))
  } catch (error) {
    if (error instanceof TakenAway) return
    const fault = error instanceof NotDone ? error : new NotDone('broken')
    await end(work, fault)
    if (fault.failure === 'broken') throw error
  } finally {
    clearInterval(beat)
  }
}

const end = ({ ctx, row, now }: Work, { failure, told, counts }: NotDone) =>
  transactInside(ctx, async ({ db, config }) => {
    const over = { ...counts, state: 'failed', failure, endedAt: now(), expiresAt: later(now(), { days: REPORT_DAYS }) }
    if (!(await queries.changeBegun(db, row, { ...over, reportSealed: await sealReport({ config }, told) }))) return
    await queries.deleteFile(db, row.id)
  })

/** What would become of the file: all is done that is done by an import, and undone. */
const check = async (work: Work): Promise<void> => {
  const { ctx, row, now } = work
  const { importer, bringing } = await openWork(work)
  const report = await told(importer, () => tryFile(importer, { ...bringing, ctx }))
  if (row.isStrict && report.refused.length > 0) throw new NotDone('strict', storedReport(report), countsOf(report))
  const seen = {
    ...countsOf(report),
    state: 'ready',
    touchedAt: now(),
    expiresAt: later(now(), { hours: STORED_HOURS }),
    previewSealed: await sealReport(ctx, storedReport(report)),
  }
  if (!(await queries.changeBegun(ctx.db, row, seen))) throw new TakenAway()
}

/** Brings the file in: all that was promised, or nothing; that it was done is written with it. */
const run = async (work: Work): Promise<void> => {
  const { ctx, row, now } = work
  const { importer, bringing, who } = await openWork(work)
  const promised = await openReport(ctx, row.previewSealed)
  await transactInside(ctx, async (inside) => {
    const report = await told(importer, () => importFile(importer, { ...bringing, ctx: inside }))
    if (refusesMore(report, row, promised)) throw new NotDone('changed', storedReport(report))
    const over = { state: 'done', endedAt: now(), expiresAt: later(now(), { days: REPORT_DAYS }) }
    const reportSealed = await sealReport(inside, storedReport(report))
    if (!(await queries.changeBegun(inside.db, row, { ...countsOf(report), ...over, reportSealed })))
      throw new TakenAway()
    await queries.deleteFile(inside.db, row.id)
    const { added, changed, unchanged, refused } = report
    const after = { brought: row.kind, file: row.fileName, added, changed, unchanged, refused: refused.length }
    await recordActOf(inside, who, row.traceid, { act: 'import.done', kind: 'import', id: row.code, after })
  })
  ctx.pagesChanged?.()
}

/** What is needed for it, in the name of who brought it or had it done, with what they may do by now. */
const openWork = async (work: Work) => {
  const { ctx, row } = work
  const who = await findStaffLater(ctx.db, { ...row, staffId: row.ranBy ?? row.staffId })
  const importer = who && importersFor(ctx, who).find(({ kind }) => kind === row.kind)
  const code = await deskCode(ctx, row.hospitalId)
  if (!importer || code === undefined) throw new NotDone('not-allowed')
  const bringing: Omit<Bringing, 'ctx'> = {
    file: fileOf(ctx, row),
    pictures: await picturesSent(ctx.db, row),
    isStrict: row.isStrict,
    ...reachOf(importer, code),
    by: who.name,
    firstRows: FIRST_ROWS,
    progress: (rows) => say(work, rows),
  }
  return { importer, bringing, who }
}

/** Says how far it is, for all to see, and hears whether it is wanted any more. */
const say = async ({ ctx, row, now }: Work, doneRows: number): Promise<void> => {
  if (!(await queries.changeBegun(ctx.db, row, { doneRows, touchedAt: now() }))) throw new TakenAway()
}

/** A fault of the file itself is told as it is. */
const told = async ({ columns }: Importer<never>, bring: () => Promise<ImportReport>): Promise<ImportReport> => {
  try {
    return await bring()
  } catch (error) {
    if (error instanceof FileRefused) throw new NotDone('file', { ...emptyReport, fault: wordsOf(error.why, columns) })
    throw error
  }
}

const countsOf = ({ rows, added, changed, unchanged, refused }: ImportReport) => ({
  doneRows: rows,
  totalRows: rows,
  added,
  changed,
  unchanged,
  refused: refused.length,
})

/** Whether rows are refused now that were not when somebody saw what would become of the file. */
const refusesMore = ({ refused }: ImportReport, before: queries.ImportRow, promised: StoredReport): boolean => {
  if (refused.length > before.refused) return true
  const known = new Set(promised.refused.map(({ line }) => line))
  return before.refused <= MOST_REPORTED && refused.some(({ line }) => !known.has(line))
}
