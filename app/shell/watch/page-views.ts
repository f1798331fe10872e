import type { userActionsAdd } from '#app/areas/analytics/contract.ts'
import type { CallInput } from '#kit/wire/call.ts'
import type { PageHandle } from '../page-handle.ts'

type Action = Exclude<CallInput<typeof userActionsAdd>['actions'], string>[number]

/** Where an item's id stands in the address, by the row's item type [X041] [X042]. */
const itemNames = { 2: 'goods_id', 305: 'project_id' } as const

/** The view of a page, as it is reported: its function [X039] and its item; of the address the path alone. */
export const viewOf = (row: PageHandle, pathname: string, search: string): Action => {
  const { fromFunctionId, fromFunctionName, itemType } = row
  const id = itemType && new URLSearchParams(search).get(itemNames[itemType])
  return {
    event: 'visit',
    page_url: pathname,
    ...(fromFunctionId && { from_function_id: fromFunctionId }),
    ...(fromFunctionName && { from_function_name: fromFunctionName }),
    ...(id && /^[1-9]\d{0,9}$/.test(id) && { item_type: itemType, item_id: id }),
  }
}

/** As many as the server takes at once, and how many wait at most where nothing can be sent. */
const MOST_SENT = 20
const MOST_WAITING = 100
const WAIT_MS = 5_000

/** Gathers views and hands them over in batches: `send` says whether it took the batch. */
export const viewReporter = (send: (actions: Action[]) => boolean) => {
  const waiting: Action[] = []
  let last = ''
  let timer: ReturnType<typeof setTimeout> | undefined

  /** Sends whatever waits, as one goes away or time has passed. */
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    while (waiting.length > 0 && send(waiting.slice(0, MOST_SENT))) waiting.splice(0, MOST_SENT)
  }
  /** Takes a view; another filter of the same page is no other view. */
  const see = (view: Action) => {
    const text = JSON.stringify(view)
    if (text === last) return
    last = text
    if (waiting.length < MOST_WAITING) waiting.push(view)
    timer ??= setTimeout(flush, WAIT_MS)
  }
  return { see, flush }
}
