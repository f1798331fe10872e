import { recordAct } from '#app/areas/access/staff/server/public.ts'
import { overseasHospital } from '#app/areas/overseas/directory/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { transactInside } from '#kit/db/inside.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { dayOf } from '#kit/time/day.ts'
import type { ParsedInput } from '#kit/wire/call.ts'
import { Refused } from '#kit/wire/refused.ts'
import type * as contract from '../../desk/contract.ts'
import { spokenCode } from '../../rules.ts'
import { openStates } from '../../states.ts'
import * as queries from '../queries.ts'
import { giveBackLate } from './fee.ts'
import { issueLetter } from './letter.ts'
import { notifyMoved } from './notify.ts'
import { addPaper } from './papers.ts'
import { addQuote } from './quote.ts'
import { LETTER_CODE } from './sealed.ts'
import { openShare } from './share.ts'
import { work } from './work.ts'

/** Adds the translation of a paper. */
export const translate = (ctx: StaffContext, written: ParsedInput<typeof contract.deskInquiryTranslation>) =>
  work(ctx, written.request_id, 'inquiry.add-translation', async (inside, row) => {
    const original = await queries.findPaper(inside.db, row.id, written.paper_id)
    if (!original || original.originalId !== null) return new Refused('paper')
    const { language, name, url } = written
    const paper = { kind: original.kind, language, name, url }
    const added = await addPaper(inside, row, paper, { by: 'staff', originalId: original.id })
    if (added instanceof Refused) return added
    return { answer: added, after: { inquiry_paper: added.paper_id } }
  })

/** Says that a translation was compared with its original. */
export const check = (ctx: StaffContext, id: string, paperId: number) =>
  work(ctx, id, 'inquiry.check-translation', async ({ db, staff, now }, row) => {
    const paper = await queries.findPaper(db, row.id, paperId)
    const checked = paper && (await queries.checkPaper(db, paper.id, staff.staffId, now))
    if (!checked) return new Refused('paper')
    return { answer: { check_num: checked.secondCheckBy === null ? 1 : 2 }, after: { inquiry_paper: paperId } }
  })

/** Lets hospitals look at the papers: once the fee is paid, and where the patient lets them go there. */
export const handOver = (ctx: StaffContext, written: ParsedInput<typeof contract.deskInquirySend>) =>
  work(ctx, written.request_id, 'inquiry.send', async (inside, row) => {
    if (!openStates.includes(row.state)) return new Refused('over')
    if (row.feePaidAt === null) return new Refused('fee')
    const hospitalIds = [...new Set(written.unit_ids)].sort((a, b) => a - b)
    const fault = await faultOfSending(inside, row, hospitalIds)
    if (fault) return fault
    const terms = { days: written.days, staffName: inside.staff.name }
    for (const hospitalId of hospitalIds) await openShare(inside, row, { hospitalId, ...terms })
    if (row.state === 'sent' || row.state === 'papers') await beginAsking(inside, row)
    return { answer: { request_id: row.id }, after: { overseas_unit: hospitalIds.join(',') } }
  })

/** Why papers do not go to one of these hospitals: it is not there, or the patient does not let them. */
const faultOfSending = async (ctx: StaffContext, row: queries.RequestRow, hospitalIds: readonly number[]) => {
  const agreed = (await queries.listTransfers(ctx.db, row.id)).filter(({ withdrawnAt }) => withdrawnAt === null)
  for (const id of hospitalIds) {
    const hospital = await overseasHospital(ctx, id)
    if (!hospital) return new Refused('unit')
    if (!agreed.some(({ hospitalId }) => hospitalId === id)) return new Refused('not-agreed', { name: hospital.name })
  }
  return undefined
}

/** The first hospital is asked: who sends papers on has seen the case, which is an answer. */
const beginAsking = async (ctx: StaffContext, row: queries.RequestRow) => {
  const { db, now, staff } = ctx
  const taken = row.staffId === null ? { staffId: staff.staffId, staffName: staff.name } : {}
  const set = { ...taken, waitingSince: null, answeredAt: row.answeredAt ?? now }
  const moved = await queries.moveRequest(db, row.id, 'asked', now, set)
  if (!row.answeredAt) await giveBackLate(ctx, row.id)
  if (moved) await notifyMoved(ctx, moved, 'asked')
}

/** Takes the code of a hospital back. */
export const unshare = (ctx: StaffContext, id: string, hospitalId: number) =>
  work(ctx, id, 'inquiry.unshare', async ({ db, now }) => {
    if ((await queries.revokeShares(db, id, now, hospitalId)) === 0) return new Refused('unit')
    return { answer: { request_id: id }, after: { overseas_unit: hospitalId } }
  })

/** Enters the quote of a hospital. */
export const enterQuote = (ctx: StaffContext, written: ParsedInput<typeof contract.deskInquiryQuote>) =>
  work(ctx, written.request_id, 'inquiry.quote', async (inside, row) => {
    const hospital = await overseasHospital(inside, written.unit_id)
    if (!hospital) return new Refused('unit')
    const from = { hospitalId: hospital.id, hospitalName: hospital.name } as const
    const added = await addQuote(inside, row, written, { ...from, author: 'staff', name: inside.staff.name })
    if (added instanceof Refused) return added
    return { answer: added, after: { overseas_unit: hospital.id, quote_version: added.version } }
  })

/** Issues the invitation letter. */
export const writeLetter = (ctx: StaffContext, written: ParsedInput<typeof contract.deskInquiryLetter>) =>
  work(ctx, written.request_id, 'inquiry.letter', async (inside, row) => {
    const content = {
      passportName: written.passport_name,
      passportNo: written.passport_no,
      birthDate: written.birth_date,
      diagnosis: written.diagnosis,
      plan: written.plan,
      beginDate: written.begin_date,
      endDate: written.end_date,
      cost: written.cost,
      payer: written.payer,
      contact: written.contact,
    }
    const terms = { staffName: inside.staff.name, validUntil: written.valid_date }
    const letter = await issueLetter(inside, row, content, terms)
    if (letter instanceof Refused) return letter
    const moved = row.state === 'deposit' ? await queries.moveRequest(inside.db, row.id, 'letter', inside.now) : row
    if (moved) await notifyMoved(inside, moved, 'letter')
    return { answer: { code: spokenCode(sealOf(inside.config).open(letter.codeSealed, LETTER_CODE)) } }
  })

/** Makes an invitation letter void. */
export const revokeLetter = (ctx: StaffContext, id: string) =>
  work(ctx, id, 'inquiry.revoke-letter', async ({ db, now }) =>
    (await queries.revokeLetters(db, id, now)) === 0 ? new Refused('no-letter') : { answer: { request_id: id } },
  )

/** Writes a rate of a day down. */
export const writeRate = (ctx: StaffContext, { currency, date, rate }: ParsedInput<typeof contract.deskRateAdd>) =>
  transactInside(ctx, async (inside) => {
    const { db, now, staff } = inside
    if (date > dayOf(now)) return new Refused('future')
    const row = { currency, day: date, rateMillionths: rate, staffId: staff.staffId, madeAt: now }
    await queries.upsertRate(db, row)
    const after = { day_rate: `${date} ${rate / 1_000_000}` }
    await recordAct(inside, { act: 'inquiry.rate', kind: 'inquiry-rate', id: currency, after })
    return { currency }
  })
