import { permitted, servesPlatform } from '#app/areas/access/staff/server/public.ts'
import { listCatalogue } from '#app/areas/guahao/catalogue/server/public.ts'
import { paged } from '#kit/wire/server/paged.ts'
import * as contract from '../../desk/contract.ts'
import { plainWords } from '../../rules.ts'
import { addIllness, changeIllness } from '../commands/keep.ts'
import { asManagedIllness } from '../present.ts'
import { listDepartmentsOf, listManaged } from '../queries/manage.ts'
import { findIllness } from '../queries.ts'

interface Sheet {
  aliases?: string | undefined
  description: string
  is_symptom: number
  catalogue_ids: readonly number[]
}

const writtenOf = ({ aliases = '', description, is_symptom, catalogue_ids }: Sheet) => ({
  aliases: plainWords(aliases),
  description,
  isSymptom: is_symptom === 1,
  catalogueIds: [...new Set(catalogue_ids)],
})

export const handlers = permitted(contract, {
  async deskIllnesses(asked, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    const found = await listManaged(ctx.db, asked).page(asked)
    const departments = await listDepartmentsOf(
      ctx.db,
      found.rows.map(({ id }) => id),
    )
    const names = new Map((await listCatalogue(ctx.db)).map(({ id, name }) => [id, name]))
    return paged(found, asManagedIllness(departments, names))
  },

  async deskIllnessAdd({ ill_name, ...sheet }, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    return addIllness(ctx, ill_name, writtenOf(sheet))
  },

  async deskIllnessChange({ ill_id, ...sheet }, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    const before = await findIllness(ctx.db, ill_id)
    return before ? changeIllness(ctx, before, writtenOf(sheet)) : ctx.refuse('not-found')
  },
})
