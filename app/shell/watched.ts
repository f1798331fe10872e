import { useEffect } from 'react'
import { keepCameFrom } from '#kit/wire/browser/came-from.ts'
import { pageAlive } from './alive.ts'
import type { PageHandle } from './page-handle.ts'

type Watch = typeof import('./watch/watch.ts')
type ViewAction = Parameters<Watch['see']>[0]

let watch: Promise<Watch> | undefined

/** Where the watch cannot be loaded nothing is watched, and nobody is bothered. */
const withWatch = (work: (watch: Watch) => void) => {
  watch ??= pageAlive().then(() => import('./watch/watch.ts'))
  watch.then(work).catch(() => undefined)
}

/** Tells of an error that nobody expected. */
export const reportError = (error: unknown): void => withWatch(({ report }) => report(error))

/** Tells that the question who is signed in failed. */
export const reportFailedCheck = (error: unknown): void => withWatch(({ reportCheck }) => reportCheck(error))

/** Begins to listen for errors of scripts. */
export const watchErrors = (): void => {
  addEventListener('error', ({ error, message }) => reportError(error ?? message))
  addEventListener('unhandledrejection', ({ reason }) => reportError(reason))
}

/** Reports what was done on a page. */
export const reportAction = (action: ViewAction): void => withWatch(({ see }) => see(action))

/** Reports that this page is seen; the pages of staff and doctors are not reported. */
export const useViewReport = (row: PageHandle | undefined, pathname: string, search: string): void => {
  useEffect(() => {
    // Who goes through a page that is a function comes from there to what they do next.
    if (row?.fromFunctionId) keepCameFrom(row.fromFunctionId)
    if (row && !/^\/(desk|workbench)\b/.test(pathname))
      withWatch(({ see, viewOf }) => see(viewOf(row, pathname, search)))
  }, [row, pathname, search])
}
