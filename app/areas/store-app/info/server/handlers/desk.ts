import { exportList, permitted, recordAct, recordDone, servesPlatform } from '#app/areas/access/staff/server/public.ts'
import type { Portion } from '#kit/db/list-query.ts'
import { dayOf } from '#kit/time/day.ts'
import { Refused } from '#kit/wire/refused.ts'
import { paged } from '#kit/wire/server/paged.ts'
import * as contract from '../../desk/contract.ts'
import { addCertificate, changeCertificate } from '../commands/certificate.ts'
import { asDeskCertificate, asDeskHelp, certificateColumns, helpColumns } from '../present.ts'
import * as queries from '../queries.ts'

export const handlers = permitted(contract, {
  async deskStoreHelp(asked, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('platform')
    return paged(await queries.listHelp(ctx.db, asked).page(asked), asDeskHelp)
  },

  async deskStoreHelpExport(asked, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('platform')
    const { upTo } = queries.listHelp(ctx.db, asked)
    const rows = async (portion: Portion) => (await upTo(portion)).map(asDeskHelp)
    return (await exportList(ctx, { title: '门店帮助', rows, columns: helpColumns, asked })) ?? ctx.refuse('too-many')
  },

  async deskStoreHelpAdd({ is_on, ...article }, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('platform')
    const help_id = await ctx.transact(async (inside) => {
      const id = await queries.insertHelp(inside.db, { ...article, isOn: is_on === 1, changedAt: ctx.now })
      const after = { helpTitle: article.title }
      await recordAct(inside, { act: 'store-info.help-add', kind: 'store-help', id, after })
      return id
    })
    return { help_id }
  },

  async deskStoreHelpChange({ help_id: id, is_on, ...article }, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('platform')
    const act = { act: 'store-info.help-change', kind: 'store-help', id, after: { helpTitle: article.title } } as const
    const set = { ...article, isOn: is_on === 1, changedAt: ctx.now }
    const isChanged = await recordDone(ctx, act, ({ db }) => queries.updateHelp(db, id, set))
    return isChanged ? { help_id: id } : ctx.refuse('not-found')
  },

  async deskStoreCertificates(asked, { db, now, staff }) {
    const found = await queries.listCertificatesAtDesk(db, staff.hospitalId, asked).page(asked)
    return paged(found, asDeskCertificate(dayOf(now)))
  },

  async deskStoreCertificatesExport(asked, ctx) {
    const { upTo } = queries.listCertificatesAtDesk(ctx.db, ctx.staff.hospitalId, asked)
    const rows = async (portion: Portion) => (await upTo(portion)).map(asDeskCertificate(dayOf(ctx.now)))
    const columns = certificateColumns
    return (await exportList(ctx, { title: '门店证照', rows, columns, asked })) ?? ctx.refuse('too-many')
  },

  async deskStoreCertificateAdd(written, ctx) {
    const id = await addCertificate(ctx, written)
    return id instanceof Refused ? id : { certificate_id: id }
  },

  async deskStoreCertificateChange({ certificate_id: id, ...written }, ctx) {
    if (!(await queries.findCertificate(ctx.db, ctx.staff.hospitalId, id))) return ctx.refuse('not-found')
    const changed = await changeCertificate(ctx, id, written)
    return changed instanceof Refused ? changed : { certificate_id: id }
  },

  async deskStoreCertificateRemove({ certificate_id: id }, ctx) {
    const row = await queries.findCertificate(ctx.db, ctx.staff.hospitalId, id)
    if (!row) return ctx.refuse('not-found')
    await ctx.transact(async (inside) => {
      await queries.deleteCertificate(inside.db, id)
      const before = { certificateName: row.name }
      await recordAct(inside, { act: 'store-info.certificate-remove', kind: 'store-certificate', id, before })
    })
    return { certificate_id: id }
  },
})
