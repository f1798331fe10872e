import { sessionStore } from '#kit/store/session-store.ts'

const NAME = 'from_function_id'
let held: string | undefined

/** The function by which this visit came to where it is, the last that was gone through; '' where none was. */
export const cameFrom = (): string => {
  held ??= sessionStore()?.getItem(NAME) ?? ''
  return held
}

/** Keeps the function that was gone through, for as long as the tab is open. */
export const keepCameFrom = (functionId: string): void => {
  // Where a host refuses storage it is held as long as the page lives.
  held = functionId
  sessionStore()?.setItem(NAME, functionId)
}
