import { takePapers, takePictures } from '#app/areas/files/server/public.ts'
import { placeWords } from '#app/areas/overseas/directory/rules.ts'
import { overseasHospital } from '#app/areas/overseas/directory/server/public.ts'
import type { Context, PatientContext, PatientId } from '#app/context.ts'
import { transactInside } from '#kit/db/inside.ts'
import { Refused } from '#kit/wire/refused.ts'
import { type Language, MOST, movedQuoteBy, type PaperKind, projects } from '../../rules.ts'
import { openStates } from '../../states.ts'
import * as queries from '../queries.ts'
import { giveBackLate } from './fee.ts'
import { closed } from './sealed.ts'
import { unlessRefused } from './unless-refused.ts'

/** A paper as somebody adds it. */
export interface Added {
  kind: PaperKind
  language: Language
  name: string
  url: string
}

const isPdf = (url: string): boolean => url.endsWith('.pdf')

/** Takes up the private file of a paper; false where it is not the patient's own. */
const takeFile = (ctx: Context, patient: PatientId, url: string): Promise<boolean> =>
  isPdf(url) ? takePapers(ctx.db, patient, [url]) : takePictures(ctx.db, patient, 'ask', [url])

/** Adds a paper to a case: the patient's own, or a translation from its case worker. The inquiry is locked. */
export const addPaper = async (
  ctx: Context,
  row: queries.RequestRow,
  { url, ...paper }: Added,
  from: { by: 'patient' | 'staff'; originalId: number | null },
) => {
  if (!openStates.includes(row.state) || row.patientId === null) return new Refused('over')
  if ((await queries.countPapers(ctx.db, row.id)) >= MOST.papers) return new Refused('too-many')
  if (!(await takeFile(ctx, row.patientId as PatientId, url))) return new Refused('file')
  const { by: addedBy, originalId } = from
  const added = { ...paper, requestId: row.id, address: url, addedBy, originalId, addedAt: ctx.now }
  const paperId = await queries.insertPaper(ctx.db, added)
  return paperId === undefined ? new Refused('file') : { paper_id: paperId }
}

/** Adds a paper of the patient's own. */
export const addOwnPaper = (ctx: PatientContext, id: string, paper: Added) =>
  unlessRefused(ctx, async (inside) => {
    const row = await queries.lockOwn(inside.db, inside.patient, id)
    return row ? addPaper(inside, row, paper, { by: 'patient', originalId: null }) : new Refused('not-found')
  })

/** The papers that were asked for are there: the clock of the quote goes on from where it stood still. */
export const papersReady = (ctx: PatientContext, id: string) =>
  transactInside(ctx, async (inside) => {
    const row = await queries.lockOwn(inside.db, inside.patient, id)
    if (!row) return new Refused('not-found')
    if (!row.waitingSince || !openStates.includes(row.state)) return new Refused('not-waiting')
    const quoteBy = row.quoteBy && movedQuoteBy(row.quoteBy, row.waitingSince, inside.now)
    await queries.updateRequest(inside.db, id, { waitingSince: null, quoteBy })
    await queries.insertNote(inside.db, {
      requestId: id,
      author: 'patient',
      name: '您',
      textSealed: closed(inside, '资料齐了，请继续。'),
      isShown: true,
      madeAt: inside.now,
    })
    return { request_id: id }
  })

/** Asks the patient for papers: the clock of the quote stands still until they are there. */
export const waitForPapers = async (ctx: Context, row: queries.RequestRow) => {
  // A promise that is broken already is no better for waiting.
  if (await giveBackLate(ctx, row.id)) return
  if (!row.quotedAt) await queries.updateRequest(ctx.db, row.id, { waitingSince: row.waitingSince ?? ctx.now })
}

/** What a patient is told before papers of theirs leave the country to a hospital. */
export const transferTo = (
  row: Pick<queries.RequestRow, 'projectId'>,
  hospital: { name: string; foreignName: string; city: string; countryName: string },
) => ({
  receiver: `${placeWords(hospital.countryName, hospital.city, '')} ${hospital.name}（${hospital.foreignName}）`,
  purpose: `评估“${projects[row.projectId as keyof typeof projects] ?? '其他'}”能否治疗、怎么治疗，并报价`,
  kinds: ['病情描述', '您放进资料夹的病历、影像、化验等资料', '核对过的译文', '姓氏'],
  contact: `${hospital.foreignName} 国际部，可通过平台专人转达查看、更正和删除的要求`,
})

/** Lets papers go to a hospital, or takes that back: what it could see it sees no more. */
export const allow = (ctx: PatientContext, id: string, hospitalId: number, isGiven: boolean) =>
  transactInside(ctx, async (inside) => {
    const { db, now } = inside
    const row = await queries.lockOwn(db, inside.patient, id)
    if (!row) return new Refused('not-found')
    if (!openStates.includes(row.state)) return new Refused('over')
    if (!isGiven) {
      await queries.withdrawTransfers(db, id, now, hospitalId)
      await queries.revokeShares(db, id, now, hospitalId)
      return { is_agreed: false }
    }
    const hospital = await overseasHospital(inside, hospitalId)
    if (!hospital?.isShown || !row.hospitalIds.includes(hospitalId)) return new Refused('unit')
    await queries.upsertTransfer(db, { requestId: id, hospitalId, ...transferTo(row, hospital), agreedAt: now })
    return { is_agreed: true }
  })
