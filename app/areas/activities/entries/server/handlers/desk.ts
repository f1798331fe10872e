import { exportList, permitted, recordAct, servesPlatform } from '#app/areas/access/staff/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import type { Portion } from '#kit/db/list-query.ts'
import { paged } from '#kit/wire/server/paged.ts'
import * as contract from '../../desk/contract.ts'
import {
  asBank,
  asFeedback,
  asHandedVisit,
  asManagedVisit,
  feedbackColumns,
  mobileOf,
  openVisit,
  visitColumns,
} from '../present.ts'
import * as queries from '../queries.ts'

export const handlers = permitted(contract, {
  async deskBankVisits(asked, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    return paged(await queries.listVisits(ctx.db, asked).page(asked), (row) => asManagedVisit(ctx, row))
  },

  async deskBankVisitsExport(asked, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    const { upTo } = queries.listVisits(ctx.db, asked)
    const rows = async (portion: Portion) => (await upTo(portion)).map((row) => asHandedVisit(ctx, row))
    return (await exportList(ctx, { title: '银行预约', rows, columns: visitColumns, asked })) ?? ctx.refuse('too-many')
  },

  async deskBankVisitContact({ yuyue_id: id }, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    const found = await queries.findVisit(ctx.db, id)
    if (!found) return ctx.refuse('not-found')
    if (found.visit.state === 'cancelled') return ctx.refuse('gone')
    await ctx.transact(async (inside) => {
      await queries.noteContact(inside.db, id, inside.now)
      await recordAct(inside, { act: 'bank-visit.contact', kind: 'bank-visit', id })
    })
    return { yuyue_id: id, ...openVisit(ctx, found) }
  },

  async deskBanks({ page, page_size: size }, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    return paged(await queries.listBanks(ctx.db, { page, size }), (row) => ({ ...asBank(row), is_open: row.isOpen }))
  },

  async deskBankAdd({ bank_name: name, address, note = '' }, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    const bank_id = await ctx.transact(async (inside) => {
      const id = await queries.insertBank(inside.db, { name, address, note, addedAt: inside.now })
      await recordAct(inside, { act: 'bank.add', kind: 'bank', id, after: { title: name } })
      return id
    })
    return { bank_id }
  },

  async deskBankChange({ bank_id, bank_name: name, address, note = '' }, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    const done = await change(ctx, bank_id, { name, address, note }, 'bank.change')
    return done ? { bank_id } : ctx.refuse('not-found')
  },

  async deskBankSwitch({ bank_id, is_open }, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    const act = is_open === 1 ? 'bank.open' : 'bank.close'
    return (await change(ctx, bank_id, { isOpen: is_open === 1 }, act)) ? { bank_id } : ctx.refuse('not-found')
  },

  async deskFamilyFeedback(asked, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    return paged(await queries.listFeedback(ctx.db, asked).page(asked), (row) => asFeedback(ctx, row))
  },

  async deskFamilyFeedbackExport(asked, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    const { upTo } = queries.listFeedback(ctx.db, asked)
    const rows = async (portion: Portion) => (await upTo(portion)).map((row) => asFeedback(ctx, row))
    const file = await exportList(ctx, { title: '家庭活动反馈', rows, columns: feedbackColumns, asked })
    return file ?? ctx.refuse('too-many')
  },

  async deskFamilyFeedbackRead({ feedback_id: id }, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    const found = await ctx.transact(async (inside) => {
      const row = await queries.noteRead(inside.db, id, inside.now)
      if (row) await recordAct(inside, { act: 'family-feedback.read', kind: 'family-feedback', id })
      return row
    })
    return found ? { feedback_id: id, mobile: mobileOf(ctx, found) } : ctx.refuse('not-found')
  },
})

type Change = Parameters<typeof queries.updateBank>[2]

/** Changes a bank and writes it down; false where there is none. */
const change = (
  ctx: StaffContext,
  id: number,
  set: Change,
  act: 'bank.change' | 'bank.open' | 'bank.close',
): Promise<boolean> =>
  ctx.transact(async (inside) => {
    const before = await queries.findBank(inside.db, id)
    if (!before) return false
    await queries.updateBank(inside.db, id, set)
    await recordAct(inside, { act, kind: 'bank', id, after: { title: set.name ?? before.name } })
    return true
  })
