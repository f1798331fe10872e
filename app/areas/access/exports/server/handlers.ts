import { isHeld } from '#app/areas/access/staff/rules.ts'
import { permitted, recordAct } from '#app/areas/access/staff/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import * as contract from '../contract.ts'
import { openPiece } from './commands/format.ts'
import { asExport } from './present.ts'
import * as queries from './queries.ts'

export const handlers = permitted(contract, {
  deskExports: async (_, { db, now, staff }) => ({ list: (await queries.listOwn(db, staff, now)).map(asExport) }),

  async deskExportPiece({ export_id, position }, ctx) {
    const row = await findDone(ctx, export_id)
    const sealed = row && (await queries.findPiece(ctx.db, row.id, position))
    if (!sealed) return ctx.refuse('not-found')
    if (position > 0 && row.fetchedAt === null) return ctx.refuse('not-begun')
    if (position === 0) await noteFetched(ctx, row)
    return { base64: (await openPiece(ctx, row, position, sealed)).toString('base64') }
  },

  async deskExportDrop({ export_id }, ctx) {
    const row = await queries.findOwn(ctx.db, ctx.staff, export_id, ctx.now)
    if (!row) return ctx.refuse('not-found')
    await ctx.transact(async (inside) => {
      await queries.deleteExport(inside.db, row.id)
      await recordAct(inside, { act: 'list.drop', kind: 'export', id: row.code, before: { file: row.fileName } })
    })
    return {}
  },
})

/** One's own file, where it is there and one may still see the list that it is of. */
const findDone = async (ctx: StaffContext, code: string) => {
  const row = await queries.findOwn(ctx.db, ctx.staff, code, ctx.now)
  if (row?.state !== 'done') return undefined
  const may = ctx.findCall?.(row.call)?.call.may
  return may !== undefined && isHeld(may, ctx.staff.permissions) ? row : undefined
}

const noteFetched = (ctx: StaffContext, row: queries.ExportRow) =>
  ctx.transact(async (inside) => {
    await queries.updateFetched(inside.db, row.id, inside.now)
    const after = { file: row.fileName, lines: row.doneLines }
    await recordAct(inside, { act: 'list.fetch', kind: 'export', id: row.code, after })
  })
