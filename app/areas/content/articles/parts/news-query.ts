import { maybeId } from '#kit/wire/load.ts'
import type { NewsQuery } from '../cards/article-address.ts'
import { isTopic } from '../rules.ts'

/** What the address asks the list for; what makes no sense is left out. */
export const readNewsQuery = (query: URLSearchParams): NewsQuery => {
  const topic = maybeId(query, 'cat_id')
  const list = query.get('list')
  return {
    list: list === 'hot' || list === 'follow' ? list : undefined,
    cat_id: topic !== undefined && isTopic(topic) ? topic : undefined,
    doctor_id: maybeId(query, 'doctor_id'),
  }
}
