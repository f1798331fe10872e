import { overseasHospitals } from '#app/areas/overseas/directory/server/public.ts'
import type { Context, Handlers } from '#app/context.ts'
import { paged } from '#kit/wire/server/paged.ts'
import type * as contract from '../../contract/requests.ts'
import { PROMISE, projectIds, projects } from '../../rules.ts'
import { feeStates, inquiryStates, openStates } from '../../states.ts'
import { giveBrowserSecret, secretIndexes } from '../commands/browser-secret.ts'
import { transferTo } from '../commands/papers.ts'
import { opened } from '../commands/sealed.ts'
import { bind, send } from '../commands/send.ts'
import { backNow, withdraw } from '../commands/withdraw.ts'
import { say } from '../commands/work.ts'
import { asHospital, asInquiry, asLetter, contentOf, imagesOf } from '../present.ts'
import * as queries from '../queries.ts'

export const requestHandlers: Handlers<typeof contract> = {
  async inquiryForm({ id }, ctx) {
    const { db, patient, config } = ctx
    if (patient === null) giveBrowserSecret(ctx)
    const own = id !== undefined && patient !== null ? await queries.findOwn(db, patient, id) : undefined
    return {
      projects: projectIds.map((project_id) => ({ project_id, project_name: projects[project_id] })),
      units: (await queries.listHospitals(ctx)).map(asHospital),
      fee: config.inquiry.feeFen,
      answer_hours: PROMISE.answerHours,
      quote_hours: PROMISE.quoteHours,
      waiting: await queries.listWaiting(db, secretIndexes(ctx)),
      saved: own ? await presented(ctx, own) : null,
    }
  },

  addInquiry: (written, ctx) => send(ctx, written),

  async bindInquiry({ request_id }, ctx) {
    return (await bind(ctx, request_id)) ? { request_id } : ctx.refuse('not-found')
  },

  async inquiryList({ state, page, page_size: size }, ctx) {
    const found = await queries.listOwn(ctx.db, ctx.patient, state, { page, size })
    const shown = await presentedAll(ctx, found.rows)
    return paged(found, (row) => shown.get(row.id) as NonNullable<ReturnType<typeof shown.get>>)
  },

  async inquiryRequest({ request_id }, ctx) {
    const { db, now, patient } = ctx
    const row = await queries.findOwn(db, patient, request_id)
    if (!row) return ctx.refuse('not-found')
    const { truename, mobile, content } = contentOf(ctx, row)
    const back = await backNow(ctx, row)
    const [letter] = (await queries.listLetters(db, row.id)).filter(({ revokedAt }) => revokedAt === null)
    const directory = await overseasHospitals(ctx, [...row.hospitalIds, ...(letter ? [letter.hospitalId] : [])])
    const isOpen = openStates.includes(row.state)
    return {
      ...(await presented(ctx, row)),
      truename,
      mobile,
      content,
      images: imagesOf(ctx, row),
      can_pay_fee: row.feePaidAt === null && feeStates.includes(row.state),
      can_withdraw: isOpen,
      back_amount: isOpen ? back.feeFen + back.depositFen : 0,
      fee_back_reason: row.feeBackWhy,
      deposit: row.depositFen,
      is_deposit_paid: row.depositPaidAt !== null,
      deposit_back: row.depositBackFen,
      ended_reason: row.endedWhy,
      is_waiting: isOpen && row.waitingSince !== null,
      history: row.path.map((state, at) => ({
        state_desc: inquiryStates[state].words,
        time: row.pathAt[at] ?? now,
      })),
      notes: (await queries.listNotes(db, row.id, 'shown')).map((one) => ({
        author: one.author,
        name: one.name,
        content: opened<string>(ctx, one.textSealed),
        time: one.madeAt,
      })),
      transfers: await transfersOf(ctx, row, directory),
      letter: letter ? { ...asLetter(ctx, letter), unit_name: directory.get(letter.hospitalId)?.name ?? '' } : null,
    }
  },

  async inquirySay({ request_id, content }, ctx) {
    const row = await queries.findOwn(ctx.db, ctx.patient, request_id)
    if (!row) return ctx.refuse('not-found')
    if (!openStates.includes(row.state)) return ctx.refuse('over')
    await say(ctx, row.id, { author: 'patient', name: '您', text: content, isShown: true })
    return { request_id }
  },

  inquiryWithdraw: ({ request_id, reason = '' }, ctx) => withdraw(ctx, request_id, reason),
}

type Presenting = Pick<Context, 'db' | 'now' | 'config'>

const presentedAll = async (ctx: Presenting, rows: readonly queries.RequestRow[]) => {
  const directory = await overseasHospitals(
    ctx,
    rows.flatMap(({ hospitalIds }) => hospitalIds),
  )
  const counts = await queries.countQuotes(
    ctx.db,
    rows.map(({ id }) => id),
  )
  return new Map(rows.map((row) => [row.id, asInquiry(row, directory, counts.get(row.id) ?? 0, ctx.now)]))
}

const presented = async (ctx: Presenting, row: queries.RequestRow) => {
  const shown = (await presentedAll(ctx, [row])).get(row.id)
  if (!shown) throw new Error('an inquiry that is there is not presented')
  return shown
}

/** Hospitals of an inquiry, with what the patient let go there and who looked. */
const transfersOf = async (
  ctx: Presenting,
  row: queries.RequestRow,
  directory: Awaited<ReturnType<typeof overseasHospitals>>,
) => {
  const [transfers, shares] = [await queries.listTransfers(ctx.db, row.id), await queries.listShares(ctx.db, row.id)]
  const looks = await queries.listLooks(
    ctx.db,
    shares.map(({ id }) => id),
  )
  return row.hospitalIds.flatMap((id) => {
    const hospital = directory.get(id)
    if (!hospital) return []
    const own = shares.filter(({ hospitalId }) => hospitalId === id)
    const agreed = transfers.find(({ hospitalId, withdrawnAt }) => hospitalId === id && withdrawnAt === null)
    const open = own.find(({ revokedAt, endsAt }) => revokedAt === null && endsAt > ctx.now)
    const { receiver, purpose, kinds, contact } = agreed ?? transferTo(row, hospital)
    return [
      {
        ...asHospital(hospital),
        is_agreed: agreed !== undefined,
        receiver,
        purpose,
        kinds,
        contact,
        looks: looks
          .filter(({ shareId }) => own.some((share) => share.id === shareId))
          .map(({ who, lookedAt }) => ({ who, time: lookedAt })),
        end_time: open?.endsAt ?? null,
      },
    ]
  })
}
