import { findStaff, permitted } from '#app/areas/access/staff/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { Refused } from '#kit/wire/refused.ts'
import { paged } from '#kit/wire/server/paged.ts'
import * as contract from '../contract.ts'
import { cancelImport, confirmImport } from './commands/decide.ts'
import { openReport } from './commands/format.ts'
import { deskCode, importersFor } from './commands/kinds.ts'
import { beginImport, takePicture, takePiece } from './commands/take.ts'
import { asImport, asImportDetail, asKind, reportOf, templateOf } from './present.ts'
import * as queries from './queries.ts'

export const handlers = permitted(contract, {
  async deskImports(asked, ctx) {
    return paged(await queries.listImports(ctx.db, seenBy(ctx), asked), asImport(importersFor(ctx, ctx.staff)))
  },

  async deskImportKinds(_, ctx) {
    const code = (await deskCode(ctx, ctx.staff.hospitalId)) ?? ''
    return { hospital_code: code, list: importersFor(ctx, ctx.staff).map(asKind(code)) }
  },

  async deskImportTemplate({ kind }, ctx) {
    const importer = importersFor(ctx, ctx.staff).find((one) => one.kind === kind)
    if (!importer) return ctx.refuse('no-kind')
    const code = (await deskCode(ctx, ctx.staff.hospitalId)) ?? ''
    return { file_name: `${importer.title}-模板.csv`, text: templateOf(importer, code) }
  },

  async deskImportBegin({ kind, file_name: fileName, byte_num: byteCount, is_strict }, ctx) {
    const begun = await beginImport(ctx, { kind, fileName, byteCount, isStrict: is_strict === 1 })
    return begun instanceof Refused ? begun : { import_id: begun }
  },

  async deskImportPicture({ import_id: code, name }, ctx) {
    return (await takePicture(ctx, seenBy(ctx), { code, name })) ?? {}
  },

  async deskImportPiece({ import_id: code, position, base64 }, ctx) {
    const taken = await takePiece(ctx, seenBy(ctx), { code, position, piece: Buffer.from(base64, 'base64') })
    return taken instanceof Refused ? taken : { is_whole: taken }
  },

  async deskImport({ import_id }, ctx) {
    const found = await findReport(ctx, import_id)
    if (!found) return ctx.refuse('not-found')
    const { shown, ...told } = found
    const ran = shown.row.ranBy === null ? undefined : await findStaff(ctx.db, shown.row.ranBy)
    const sameAt = shown.row.digest === '' ? null : await queries.findSame(ctx.db, shown.row)
    return asImportDetail(shown, { ...told, runName: ran?.name ?? '', sameAt })
  },

  async deskImportRun({ import_id: code, digest = '' }, ctx) {
    return (await confirmImport(ctx, seenBy(ctx), { code, digest })) ?? {}
  },

  async deskImportCancel({ import_id }, ctx) {
    return (await cancelImport(ctx, seenBy(ctx), import_id)) ?? {}
  },

  async deskImportReport({ import_id }, ctx) {
    const found = await findReport(ctx, import_id)
    if (!found) return ctx.refuse('not-found')
    const { shown, told } = found
    return {
      file_name: `导入报告-${shown.row.fileName.replace(/\.\w+$/, '')}.csv`,
      text: reportOf(told, shown.row.refused),
    }
  },
})

const seenBy = (ctx: StaffContext): queries.Seen => ({
  hospitalId: ctx.staff.hospitalId,
  kinds: importersFor(ctx, ctx.staff).map(({ kind }) => kind),
})

/** An import with what is told of it: what became of it, before that what would. */
const findReport = async (ctx: StaffContext, code: string) => {
  const shown = await queries.findImport(ctx.db, seenBy(ctx), code)
  const importer = importersFor(ctx, ctx.staff).find(({ kind }) => kind === shown?.row.kind)
  if (!shown || !importer) return undefined
  const { previewSealed, reportSealed } = shown.row
  return { shown, importer, told: await openReport(ctx, reportSealed || previewSealed) }
}
