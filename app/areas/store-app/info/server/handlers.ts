import { allPermissions, may, roles } from '#app/areas/access/staff/rules.ts'
import { permitted } from '#app/areas/access/staff/server/public.ts'
import { findHospital } from '#app/areas/guahao/hospitals/server/public.ts'
import { findBalance } from '#app/areas/store-app/money/server/public.ts'
import { dayOf } from '#kit/time/day.ts'
import { paged } from '#kit/wire/server/paged.ts'
import * as contract from '../contract.ts'
import { certificateState, mayCount } from '../rules.ts'
import { asArticle, asCertificate } from './present.ts'
import * as queries from './queries.ts'

export const handlers = permitted(contract, {
  async storeInfo(_, { db, now, staff }) {
    const hospital = await findHospital(db, staff.hospitalId)
    const seesMoney = may(staff.role, 'store.money')
    const states = (await queries.listCertificates(db, staff.hospitalId)).map((row) =>
      certificateState(row, dayOf(now)),
    )
    return {
      unit_id: staff.hospitalId,
      unit_name: hospital?.name ?? '',
      address: hospital?.address ?? '',
      phone: hospital?.phone ?? '',
      staff_name: staff.name,
      role_name: roles[staff.role as keyof typeof roles].words,
      permissions: allPermissions.filter((one) => one.startsWith('store.') && may(staff.role, one)),
      balance: seesMoney ? await findBalance(db, staff.hospitalId) : 0,
      sees_money: seesMoney,
      over_num: states.filter((state) => state === 'over').length,
      soon_num: states.filter((state) => state === 'soon').length,
    }
  },

  async certificateInfo(_, { db, now, staff }) {
    return { list: (await queries.listCertificates(db, staff.hospitalId)).map(asCertificate(dayOf(now))) }
  },

  async appHelpList({ page, page_size: size }, { db }) {
    return paged(await queries.listShownHelp(db, { page, size }), asArticle)
  },

  async appHelpDetail({ id }, ctx) {
    const article = await queries.findShownHelp(ctx.db, id)
    return article ? { ...asArticle(article), text: article.text } : ctx.refuse('not-found')
  },

  async fieldInc({ table, field, id }, ctx) {
    if (!mayCount(table, field)) return ctx.refuse('not-counted')
    const num = await queries.countView(ctx.db, id)
    return num === undefined ? ctx.refuse('not-found') : { num }
  },
})
