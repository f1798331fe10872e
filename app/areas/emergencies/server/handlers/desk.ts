import { permitted, servesPlatform } from '#app/areas/access/staff/server/public.ts'
import type { ParsedInput } from '#kit/wire/call.ts'
import * as contract from '../../desk/contract.ts'
import { addSign, changeSign, switchSign } from '../commands/keep-signs.ts'
import { asManagedSign } from '../present.ts'
import { listAllSigns } from '../queries.ts'

export const handlers = permitted(contract, {
  async deskSigns(_, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    return { list: (await listAllSigns(ctx.db)).map(asManagedSign) }
  },

  async deskSignAdd(written, ctx) {
    return servesPlatform(ctx) ? addSign(ctx, asWritten(written)) : ctx.refuse('not-platform')
  },

  async deskSignChange({ sign_id, ...written }, ctx) {
    return servesPlatform(ctx) ? changeSign(ctx, sign_id, asWritten(written)) : ctx.refuse('not-platform')
  },

  async deskSignSwitch({ sign_id, is_on }, ctx) {
    return servesPlatform(ctx) ? switchSign(ctx, sign_id, is_on === 1) : ctx.refuse('not-platform')
  },
})

const asWritten = ({ when: whenText, first: firstText, ...written }: ParsedInput<typeof contract.deskSignAdd>) => ({
  ...written,
  whenText,
  firstText,
})
