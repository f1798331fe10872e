import { permitted, servesPlatform } from '#app/areas/access/staff/server/public.ts'
import type { ParsedInput } from '#kit/wire/call.ts'
import * as contract from '../../desk/contract.ts'
import { privilegesIn } from '../../rules/levels.ts'
import { addLevel, changeLevel, previewLevel, removeLevel } from '../commands/keep-levels.ts'
import { asLevel } from '../present.ts'
import { listLevels } from '../queries.ts'

export const handlers = permitted(contract, {
  async deskLevels(_, ctx) {
    return servesPlatform(ctx) ? { list: (await listLevels(ctx.db)).map(asLevel) } : ctx.refuse('not-platform')
  },

  async deskLevelPreview({ level, growth }, ctx) {
    return servesPlatform(ctx) ? previewLevel(ctx, level, growth) : ctx.refuse('not-platform')
  },

  async deskLevelAdd(input, ctx) {
    return servesPlatform(ctx) ? addLevel(ctx, levelOf(input)) : ctx.refuse('not-platform')
  },

  async deskLevelChange(input, ctx) {
    return servesPlatform(ctx) ? changeLevel(ctx, levelOf(input)) : ctx.refuse('not-platform')
  },

  async deskLevelRemove({ level }, ctx) {
    return servesPlatform(ctx) ? removeLevel(ctx, level) : ctx.refuse('not-platform')
  },
})

const levelOf = ({ privileges = '', ...written }: ParsedInput<typeof contract.deskLevelChange>) => ({
  ...written,
  privileges: privilegesIn(privileges),
})
