import { callApi } from '#kit/wire/browser/caller.ts'
import { recordAdvertLog } from '../contract.ts'
import { type LogAction, pageKeyOf } from '../rules.ts'

/** Counts an advert that was seen or clicked. Nobody waits for it, and nobody is told where it fails. */
export const logAdvert = (action: LogAction, { id, location }: { id: number; location: number }): void => {
  const page_key = pageKeyOf(location)
  if (page_key) callApi(recordAdvertLog, { page_key, action, object_id: id }).catch(() => undefined)
}
