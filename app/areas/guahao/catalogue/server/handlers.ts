import type { Handlers } from '#server/here.ts'
import type * as contract from '../contract.ts'
import { asTree } from './present.ts'
import { listCatalogue } from './queries.ts'

export const handlers: Handlers<typeof contract> = {
  async depCatalogue(_, { db }) {
    return { list: asTree(await listCatalogue(db)) }
  },
}
