import { permitted, recordAct, servesPlatform } from '#app/areas/access/staff/server/public.ts'
import { documentNames } from '#app/areas/account/consents/rules.ts'
import { findWords, listVersions, publishText } from '#app/areas/account/consents/server/public.ts'
import * as contract from '../contract.ts'

export const handlers = permitted(contract, {
  async deskConsents(_, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    const versions = await listVersions(ctx.db)
    const newest = new Set(documentNames.map((name) => versions.find(({ document }) => document === name)))
    const rows = versions.map(async (one) => ({
      document: one.document,
      version: one.version,
      title: one.title,
      change: one.change,
      publish_time: one.publishedAt,
      is_current: newest.has(one),
      text: newest.has(one) ? ((await findWords(ctx.db, one.document, one.version)) ?? '') : '',
    }))
    return { list: await Promise.all(rows) }
  },

  async deskConsentPublish({ after, ...written }, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    const version = await ctx.transact(async (inside) => {
      const said = await publishText(inside, { ...written, after, publishedBy: ctx.staff.staffId })
      if (typeof said === 'string') return said
      const row = { act: 'consent.publish', kind: 'consent-text', id: written.document } as const
      await recordAct(inside, { ...row, before: { version: after }, after: { version: said, title: written.title } })
      return said
    })
    return typeof version === 'string' ? ctx.refuse(version) : { version }
  },
})
