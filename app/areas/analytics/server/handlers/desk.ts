import { permitted, servesPlatform } from '#app/areas/access/staff/server/public.ts'
import { namesOfCities } from '#app/areas/location/server/public.ts'
import { instantsOf } from '#kit/time/day.ts'
import type { ParsedInput } from '#kit/wire/call.ts'
import * as contract from '../../desk/contract.ts'
import { MODULE_PAGE } from '../../rules/modules.ts'
import { addModule, changeModule, removeModule, switchModule } from '../commands/keep-modules.ts'
import { asManagedModule } from '../present.ts'
import { listManagedModules } from '../queries/modules.ts'

export const handlers = permitted(contract, {
  async deskModules(_, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    const [rows, names] = await Promise.all([listManagedModules(ctx.db, MODULE_PAGE), namesOfCities(ctx.db)])
    return { list: rows.map(asManagedModule(names, ctx.now)) }
  },

  async deskModuleAdd(input, ctx) {
    return servesPlatform(ctx) ? addModule(ctx, moduleOf(input)) : ctx.refuse('not-platform')
  },

  async deskModuleChange({ module_id: id, ...input }, ctx) {
    return servesPlatform(ctx) ? changeModule(ctx, id, moduleOf(input)) : ctx.refuse('not-platform')
  },

  async deskModuleSwitch({ module_id: id, is_on }, ctx) {
    return servesPlatform(ctx) ? switchModule(ctx, id, is_on === 1) : ctx.refuse('not-platform')
  },

  async deskModuleRemove({ module_id: id }, ctx) {
    return servesPlatform(ctx) ? removeModule(ctx, id) : ctx.refuse('not-platform')
  },
})

const moduleOf = ({
  crowd_type,
  title,
  note = '',
  link,
  position,
  city,
  channel,
  from,
  until,
}: ParsedInput<typeof contract.deskModuleAdd>) => ({
  crowd: crowd_type === 'common' ? null : crowd_type,
  title,
  note,
  link,
  position,
  cityId: city ?? null,
  channel: channel ?? null,
  ...instantsOf({ from, until }),
})
