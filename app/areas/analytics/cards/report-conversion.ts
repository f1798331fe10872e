import { advertNames } from '#app/shell/trail.ts'
import { sessionStore } from '#kit/store/session-store.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import type { CallInput } from '#kit/wire/call.ts'
import { adConversion } from '../contract.ts'

type Item = Pick<CallInput<typeof adConversion>, 'item_type' | 'item_id'>

/** Tells what the advert led to by which this visit began, the server keeps it once. Nobody waits for it, or is told where it fails. */
export const reportConversion = (action_type: string, item: Item): void => {
  const [account_id, click_id] = advertNames.map((name) => sessionStore()?.getItem(name))
  if (account_id && click_id)
    callApi(adConversion, { account_id, click_id, action_type, ...item }).catch(() => undefined)
}
