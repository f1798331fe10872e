import { exportList, permitted } from '#app/areas/access/staff/server/public.ts'
import { receivePaperOf } from '#app/areas/files/server/public.ts'
import { overseasHospitals } from '#app/areas/overseas/directory/server/public.ts'
import type { PatientId, StaffContext } from '#app/context.ts'
import type { Portion } from '#kit/db/list-query.ts'
import { addDays, dayOf } from '#kit/time/day.ts'
import { paged } from '#kit/wire/server/paged.ts'
import * as contract from '../../desk/contract.ts'
import { currencies, currencyCodes, RATE_DAYS } from '../../rules.ts'
import { openStates } from '../../states.ts'
import { removeTerm, saveTerm } from '../commands/glossary.ts'
import * as commands from '../commands/hand-over.ts'
import * as tending from '../commands/tend.ts'
import { asManaged, asManagedWhole, asTerm, managedColumns } from '../present/desk.ts'
import * as queries from '../queries.ts'

export const handlers = permitted(contract, {
  async deskInquiries(asked, ctx) {
    const found = await managed(ctx, asked).page(asked)
    const shown = await presented(ctx, found.rows)
    return paged(found, (row) => shown(row))
  },

  async deskInquiriesExport(asked, ctx) {
    const { upTo } = managed(ctx, asked)
    const rows = async (portion: Portion) => {
      const found = await upTo(portion)
      return found.map(await presented(ctx, found))
    }
    return (
      (await exportList(ctx, { title: '海外就医询价', rows, columns: managedColumns, asked })) ?? ctx.refuse('too-many')
    )
  },

  async deskInquiry({ request_id }, ctx) {
    const row = await queries.findSent(ctx.db, request_id)
    return row ? asManagedWhole(ctx, row, (await presented(ctx, [row]))(row)) : ctx.refuse('not-found')
  },

  deskInquiryTake: ({ request_id }, ctx) => tending.take(ctx, request_id),
  deskInquiryAnswer: ({ request_id, content }, ctx) => tending.answer(ctx, request_id, content),
  deskInquiryNote: ({ request_id, content }, ctx) => tending.note(ctx, request_id, content),
  deskInquiryAskPapers: ({ request_id, content }, ctx) => tending.askPapers(ctx, request_id, content),

  async deskInquiryFile({ request_id }, ctx) {
    const row = await queries.findSent(ctx.db, request_id)
    if (!row?.patientId || !openStates.includes(row.state)) return ctx.refuse('not-found')
    const kept = await receivePaperOf(ctx, row.patientId as PatientId)
    return typeof kept === 'string' ? ctx.refuse(kept) : kept
  },

  deskInquiryTranslation: (written, ctx) => commands.translate(ctx, written),
  deskInquiryCheck: ({ request_id, paper_id }, ctx) => commands.check(ctx, request_id, paper_id),
  deskInquirySend: (written, ctx) => commands.handOver(ctx, written),
  deskInquiryUnshare: ({ request_id, unit_id }, ctx) => commands.unshare(ctx, request_id, unit_id),
  deskInquiryQuote: (written, ctx) => commands.enterQuote(ctx, written),
  deskInquiryLetter: (written, ctx) => commands.writeLetter(ctx, written),
  deskInquiryLetterRevoke: ({ request_id }, ctx) => commands.revokeLetter(ctx, request_id),
  deskInquiryStep: ({ request_id, step, content }, ctx) => tending.step(ctx, request_id, step, content),
  deskInquiryClose: ({ request_id, reason }, ctx) => tending.close(ctx, request_id, reason),

  async deskInquiryTerms(asked, ctx) {
    return paged(await queries.listManagedTerms(ctx.db, asked).page(asked), asTerm)
  },

  async deskInquiryTermSave({ term_id, note = '', ...word }, ctx) {
    const saved = await saveTerm(ctx, term_id, { ...word, note })
    return typeof saved === 'number' ? { term_id: saved } : saved
  },

  async deskInquiryTermRemove({ term_id }, ctx) {
    return (await removeTerm(ctx, term_id)) ? { term_id } : ctx.refuse('term-not-found')
  },

  async deskRates(_, ctx) {
    const known = new Map((await queries.listRates(ctx.db)).map((row) => [row.currency, row]))
    const oldest = addDays(dayOf(ctx.now), -RATE_DAYS)
    return {
      list: currencyCodes
        .filter((currency) => currency !== 'CNY')
        .map((currency) => {
          const row = known.get(currency)
          return {
            currency,
            currency_name: currencies[currency],
            rate: row ? String(row.rateMillionths / 1_000_000) : '',
            date: row?.day ?? '',
            is_usable: row !== undefined && row.day >= oldest,
          }
        }),
    }
  },

  deskRateAdd: (written, ctx) => commands.writeRate(ctx, written),
})

type Asked = Parameters<typeof queries.listForDesk>[2]

const managed = ({ db, now, staff: { staffId } }: StaffContext, { list = 'open', ...asked }: Asked) =>
  queries.listForDesk(db, { staffId, now }, { list, ...asked })

/** How each of these rows is presented, what it needs beside it asked for at once. */
const presented = async (ctx: StaffContext, rows: readonly queries.RequestRow[]) => {
  const directory = await overseasHospitals(
    ctx,
    rows.flatMap(({ hospitalIds }) => hospitalIds),
  )
  const counts = await queries.countQuotes(
    ctx.db,
    rows.map(({ id }) => id),
  )
  return (row: queries.RequestRow) => asManaged(ctx, row, directory, counts.get(row.id) ?? 0)
}
