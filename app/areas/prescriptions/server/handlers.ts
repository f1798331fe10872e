import { lendAddress } from '#app/areas/files/server/public.ts'
import { needsPrescription } from '#app/areas/mall/goods/rules.ts'
import { findGoods } from '#app/areas/mall/goods/server/public.ts'
import type { Handlers } from '#app/context.ts'
import type * as contract from '../contract.ts'
import { prescriptionLists, stateAt } from '../rules.ts'
import { prescriptionStates } from '../states.ts'
import { emitMoved } from './commands/emit-moved.ts'
import { repeat } from './handlers/repeat.ts'
import { upload } from './handlers/upload.ts'
import { namesFor } from './present/names.ts'
import { asCard, asHistory, asState, contentOf } from './present.ts'
import * as queries from './queries.ts'

export const handlers: Handlers<typeof contract> = {
  async prescriptionUpload(input, ctx) {
    const kept = await upload(input, ctx)
    return typeof kept === 'string' ? ctx.refuse(kept) : { prescription_id: kept.id, state: kept.state }
  },

  async prescriptionRepeat(input, ctx) {
    const kept = await repeat(input, ctx)
    return typeof kept === 'string' ? ctx.refuse(kept) : { prescription_id: kept.id, state: kept.state }
  },

  async prescriptionList({ state = 'all', page, page_size: size }, ctx) {
    const found = await queries.listOwn(ctx.db, ctx.patient, { states: prescriptionLists[state], page, size })
    const names = await namesFor(ctx.db, found.rows)
    const list = found.rows.map((row) => asCard(row, names, ctx))
    return { list, page: found.page, total_page_num: found.totalPages }
  },

  async prescriptionDetail({ prescription_id: id }, ctx) {
    const row = await queries.findOwn(ctx.db, ctx.patient, id)
    if (!row) return ctx.refuse('not-found')
    const names = await namesFor(ctx.db, [row])
    const doctor = names.doctors.get(row.doctorId ?? 0)
    const { diagnosis, dosage, allergy } = contentOf(row, ctx)
    return {
      ...asCard(row, names, ctx),
      images: row.images.map((address) => lendAddress(ctx, address)),
      diagnosis,
      dosage,
      allergy,
      unit_name: doctor?.hospitalName ?? '',
      dep_name: doctor?.depName ?? '',
      sign_time: row.signedAt,
      pharmacist_name: row.reviewerName,
      ask_id: row.consultationId ?? '',
      history: asHistory(row),
    }
  },

  async prescriptionWithdraw({ prescription_id: id }, ctx) {
    const row = await queries.findOwn(ctx.db, ctx.patient, id)
    if (!row) return ctx.refuse('not-found')
    const isDone = await ctx.transact(async (inside) => {
      const taken = row.source === 'upload' && (await queries.decideWaiting(inside.db, id, 'withdrawn', inside.now, {}))
      if (taken) await emitMoved(inside, taken)
      return Boolean(taken)
    })
    if (isDone) return { prescription_id: id, ...asState('withdrawn') }
    return ctx.refuse('not-open', { state: prescriptionStates[stateAt(row, ctx.now)].words })
  },

  async prescriptionOfGoods({ goods_id: goodsId }, ctx) {
    const { db, now, patient } = ctx
    const goods = await findGoods(db, goodsId)
    if (!goods?.isOn || !needsPrescription(goods.drugType)) return ctx.refuse('not-found')
    const newest = await queries.findNewestFor(db, patient, goodsId)
    const good = await queries.listGoodFor(db, patient, goodsId, now)
    return {
      goods_id: goodsId,
      newest: newest ? asCard(newest, await namesFor(db, [newest]), ctx) : null,
      is_approved: good.length > 0,
      until: good.at(-1)?.expiresAt ?? null,
      specials: mostOf(good),
      ...(good.length > 0 ? { images: goods.images, detailParts: goods.detailParts } : { images: [], detailParts: [] }),
    }
  },
}

/** How many pieces of each specification one prescription lets be ordered, at most. */
const mostOf = (good: readonly queries.PrescriptionRow[]) =>
  [...Map.groupBy(good, ({ skuId }) => skuId as number)].map(([special_id, rows]) => ({
    special_id,
    may_buy: Math.max(...rows.map(({ pieces }) => pieces)),
  }))
