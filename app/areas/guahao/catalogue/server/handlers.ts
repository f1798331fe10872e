import type { Handlers } from '#app/context.ts'
import type * as contract from '../contract.ts'
import { asTree } from './present.ts'
import { listCatalogue } from './queries.ts'

export const handlers: Handlers<typeof contract> = {
  async depCatalogue(_, { db }) {
    return { list: asTree(await listCatalogue(db)) }
  },
}
