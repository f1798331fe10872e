import type { Contract } from '../../call.ts'
import { errorAnswers } from './answers.ts'
import { operationOf } from './operation.ts'
import { type ScopeOf, securitySchemes } from './security.ts'

/** A room as the description names it: its name, a sentence about it, and its calls. */
export interface DescribedRoom {
  name: string
  words: string
  contract: Contract
}

/**
 * The description of every call for programs of others, OpenAPI 3.1, made from the contracts alone. Each answer stands in its
 * envelope, beside the refusals that may come instead of it.
 */
export const openApi = (rooms: readonly DescribedRoom[], version: string, scopeOf: ScopeOf) => {
  const paths: Record<string, Record<string, object>> = {}
  for (const { name: room, contract } of rooms) {
    for (const [name, call] of Object.entries(contract)) {
      const path = `/api${call.path}`
      const methods = call.mutatingGet ? ['get', 'post'] : [call.method.toLowerCase()]
      for (const method of methods)
        paths[path] = { ...paths[path], [method]: operationOf({ room, name, call, method, scopeOf }) }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Yilu',
      version,
      description:
        'Every call of a Yilu server, below its own address. Texts for people are Chinese; money is yuan as text, time is Shanghai time.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      contact: { name: 'The operator of this server' },
    },
    servers: [{ url: '/' }],
    tags: tagsOf(rooms),
    paths,
    components: { securitySchemes, responses: errorAnswers },
  }
}

/** A room and its wings are one tag. */
const tagsOf = (rooms: readonly DescribedRoom[]) =>
  [...new Map(rooms.map(({ name, words }) => [name, words]))].map(([name, description]) => ({ name, description }))
