import { isTopic } from '#app/areas/content/articles/rules.ts'
import { maybeId } from '#kit/wire/load.ts'
import type { VideosQuery } from '../cards/video-address.ts'

/** What the address asks the list for; what makes no sense is left out. */
export const readVideosQuery = (query: URLSearchParams): VideosQuery => {
  const topic = maybeId(query, 'cat_id')
  return {
    list: query.get('list') === 'hot' ? 'hot' : undefined,
    cat_id: topic !== undefined && isTopic(topic) ? topic : undefined,
    doctor_id: maybeId(query, 'doctor_id'),
  }
}
