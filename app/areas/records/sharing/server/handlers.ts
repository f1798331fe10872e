import { nameOf } from '#app/areas/records/papers/rules.ts'
import { findPaper } from '#app/areas/records/papers/server/public.ts'
import type { Handlers } from '#app/context.ts'
import type * as contract from '../contract.ts'
import { lookByCode } from './commands/look.ts'
import { findSubject, share } from './commands/share.ts'
import { asShare, sharedOf } from './present.ts'
import * as queries from './queries.ts'

export const handlers: Handlers<typeof contract> = {
  async recordShares({ record }, ctx) {
    const subject = await findSubject(ctx, record)
    const paper = subject && (await findPaper(ctx, subject, []))
    if (!paper) return ctx.refuse('not-found')
    const rows = (await queries.listShares(ctx.db, ctx.patient)).filter((row) => {
      const shared = sharedOf(ctx, row).subject
      return shared.kind === subject.kind && shared.id === subject.id
    })
    const looks = await queries.listLooks(
      ctx.db,
      rows.map(({ id }) => id),
    )
    return {
      truename: paper.person.truename,
      record: nameOf(subject),
      parts: [...paper.parts],
      list: rows.map((row) => asShare(ctx, row, looks)),
    }
  },

  addShare: ({ record, parts, days, label = '' }, ctx) => share(ctx, record, { parts, days, label }),

  async revokeShare({ id }, { db, patient, now, refuse }) {
    return (await queries.revokeShare(db, patient, id, now)) ? {} : refuse('not-found')
  },

  openShare: ({ code, who }, ctx) => lookByCode(ctx, code, who),
}
