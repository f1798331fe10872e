import { permitted, servesPlatform } from '#app/areas/access/staff/server/public.ts'
import { withQuery } from '#kit/wire/address.ts'
import * as contract from '../../desk/contract.ts'
import { allPickKinds, CHANNEL_PAGE } from '../../rules.ts'
import {
  add,
  addEditor,
  changeLook,
  changePicks,
  changeRules,
  findEdited,
  manages,
  removeEditor,
} from '../commands/edit.ts'
import { findPickable, namePicks } from '../commands/pickable.ts'
import { asManaged, asRow } from '../present.ts'
import { listChannels, listEdited, listEditors, listPicks } from '../queries/keep.ts'

export const handlers = permitted(contract, {
  async deskChannels(_, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    const rows = await (manages(ctx) ? listChannels(ctx.db) : listEdited(ctx.db, ctx.staff.staffId))
    return { list: rows.map(asRow) }
  },

  async deskChannel({ channel }, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    const row = await findEdited(ctx, channel)
    if (!row) return ctx.refuse('not-found')
    const may_manage = manages(ctx)
    const picks = allPickKinds.map(async (kind) => ({
      kind,
      list: await namePicks(ctx, kind, await listPicks(ctx.db, channel, kind)),
    }))
    const editors = may_manage ? await listEditors(ctx.db, channel) : []
    return {
      ...asManaged(row),
      picks: await Promise.all(picks),
      editors: editors.map((one) => ({ staff_id: one.staffId, login_name: one.loginName, name: one.name })),
      may_manage,
      page_url: ctx.config.publicUrl + withQuery(CHANNEL_PAGE, new URLSearchParams({ cid: String(channel) })),
    }
  },

  async deskChannelAdd(input, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    const made = await add(ctx, input)
    return typeof made === 'string' ? ctx.refuse(made) : { channel: made }
  },

  async deskChannelLook(input, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    const before = await findEdited(ctx, input.channel)
    if (!before) return ctx.refuse('not-found')
    const fault = await changeLook(ctx, before, input)
    return fault ? ctx.refuse(fault) : { channel: input.channel }
  },

  async deskChannelRules(input, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    const before = await findEdited(ctx, input.channel)
    if (!before) return ctx.refuse('not-found')
    const fault = await changeRules(ctx, before, input)
    return fault ? ctx.refuse(fault) : { channel: input.channel }
  },

  async deskChannelFind({ channel, kind, keyword = '' }, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    if (!(await findEdited(ctx, channel))) return ctx.refuse('not-found')
    return { list: await findPickable(ctx, kind, keyword) }
  },

  async deskChannelPicks({ channel, kind, ids }, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    if (!(await findEdited(ctx, channel))) return ctx.refuse('not-found')
    const list = await changePicks(ctx, channel, kind, ids)
    return list === 'no-such' ? ctx.refuse(list) : { channel, list }
  },

  async deskChannelEditorAdd({ channel, login_name }, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    if (!(await findEdited(ctx, channel))) return ctx.refuse('not-found')
    const named = await addEditor(ctx, channel, login_name)
    return typeof named === 'string' ? ctx.refuse(named) : named
  },

  async deskChannelEditorRemove({ channel, staff_id }, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    return (await removeEditor(ctx, channel, staff_id)) ? {} : ctx.refuse('not-found')
  },
})
