import { machineScopes } from '#app/areas/access/staff/rules.ts'
import { permitted } from '#app/areas/access/staff/server/public.ts'
import { permissions } from '#app/wings/permissions.ts'
import { Refused } from '#kit/wire/refused.ts'
import * as contract from '../contract.ts'
import { endKey, makeKey, rotateKey } from './commands.ts'
import { asKey } from './present.ts'
import * as queries from './queries.ts'

export const handlers = permitted(contract, {
  async deskMachineKeys(_, { db, now, staff }) {
    const rows = await queries.listKeys(db, staff.hospitalId)
    const choices = machineScopes.filter((one) => staff.permissions.includes(one))
    return {
      list: rows.map((row) => asKey(row, now)),
      choices: choices.map((scope) => ({ scope, words: permissions[scope].words })),
    }
  },

  async deskMachineKeyAdd(input, ctx) {
    const made = await makeKey(ctx, input)
    return made instanceof Refused ? made : { key: asKey(made.row, ctx.now), machine_key: made.key }
  },

  async deskMachineKeyRotate({ key_id, overlap_hours: hours, days }, ctx) {
    const found = await queries.findKey(ctx.db, ctx.staff.hospitalId, key_id)
    if (!found) return ctx.refuse('not-found')
    const made = await rotateKey(ctx, found, { days, hours })
    return made instanceof Refused ? made : { key: asKey(made.row, ctx.now), machine_key: made.key }
  },

  async deskMachineKeyEnd({ key_id }, ctx) {
    const found = await queries.findKey(ctx.db, ctx.staff.hospitalId, key_id)
    return found ? endKey(ctx, found) : ctx.refuse('not-found')
  },
})
