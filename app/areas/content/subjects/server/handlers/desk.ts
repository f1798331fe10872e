import { permitted, servesPlatform } from '#app/areas/access/staff/server/public.ts'
import { receiveGoodsPicture } from '#app/areas/files/server/public.ts'
import { address } from '#kit/wire/address.ts'
import { paged } from '#kit/wire/server/paged.ts'
import * as contract from '../../desk/contract.ts'
import { counters } from '../../rules.ts'
import { add, publish, takeOff, write } from '../commands/edit.ts'
import { findPickable } from '../commands/pickable.ts'
import { asManaged, asRow, asWhole } from '../present.ts'
import { countsOf, findSubject, listCounts, pageSubjects } from '../queries/keep.ts'

export const handlers = permitted(contract, {
  async deskSubjects({ page, page_size: size }, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    const opened = await listCounts(ctx.db, counters.opened)
    const found = await pageSubjects(ctx.db, { page, size })
    return paged(found, (row) => asRow(row, opened.get(row.id) ?? 0, ctx.now))
  },

  async deskSubject({ subject_id }, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    const row = await findSubject(ctx.db, subject_id)
    if (!row) return ctx.refuse('not-found')
    const shown = await asManaged(ctx, row, await countsOf(ctx.db, subject_id))
    return { ...shown, page_url: ctx.config.publicUrl + address('/subject/detail', { subjectId: subject_id }) }
  },

  async deskSubjectPreview({ subject_id }, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    const row = await findSubject(ctx.db, subject_id)
    return row ? asWhole(ctx, subject_id, row.draft, await countsOf(ctx.db, subject_id)) : ctx.refuse('not-found')
  },

  async deskSubjectFind({ kind, keyword = '' }, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    return { list: await findPickable(ctx, kind, keyword) }
  },

  async deskSubjectPicture(_, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    const received = await receiveGoodsPicture(ctx)
    const { mostMegabytes: megabytes } = ctx.config.uploads
    return typeof received === 'string' ? ctx.refuse(received, { megabytes }) : received
  },

  async deskSubjectAdd(input, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    return add(ctx, input)
  },

  async deskSubjectWrite(input, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    const before = await findSubject(ctx.db, input.subject_id)
    return before ? write(ctx, before, input) : ctx.refuse('not-found')
  },

  async deskSubjectPublish(input, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    const before = await findSubject(ctx.db, input.subject_id)
    return before ? publish(ctx, before, input) : ctx.refuse('not-found')
  },

  async deskSubjectOff({ subject_id, version }, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    const before = await findSubject(ctx.db, subject_id)
    return before ? takeOff(ctx, before, version) : ctx.refuse('not-found')
  },
})
