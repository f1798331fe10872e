import { readId } from '#kit/wire/load.ts'
import type { Subject } from '../rules.ts'

/** Whose record an address names; one that names none has no such page. */
export const readSubject = (query: URLSearchParams): Subject => {
  if (query.has('child_id')) return { kind: 'baby', id: readId(query, 'child_id') }
  if (query.has('record_id')) return { kind: 'pregnancy', id: readId(query, 'record_id') }
  return { kind: 'own', id: readId(query, 'member_id') }
}
