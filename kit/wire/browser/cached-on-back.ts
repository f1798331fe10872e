import type { ClientLoaderFunctionArgs } from 'react-router'
import { stepTo } from './history-step.ts'
import { session } from './session.ts'
import { currentVisitor } from './visitor.ts'

const MOST = 5

/**
 * The `clientLoader` of a page that stays alive (`keepAlive`): who comes back to it asks nothing anew and finds what they
 * left [X040]. What another person or another city saw is not shown.
 */
export const cachedOnBack = <T>(load: (args: ClientLoaderFunctionArgs) => Promise<T>) => {
  const kept = new Map<string, Promise<T>>()

  const loader = (args: ClientLoaderFunctionArgs): Promise<T> => {
    const { pathname, search } = new URL(args.request.url)
    const step = stepTo(pathname + search)
    const name = [session.who(), currentVisitor().city, pathname + search].join(' ')
    const found = step === 'back' ? kept.get(name) : undefined
    const data = found ?? (step === 'first' ? (args.serverLoader() as Promise<T>) : load(args))
    kept.delete(name)
    kept.set(name, data)
    data.catch(() => kept.delete(name))
    const [oldest] = kept.keys()
    if (kept.size > MOST && oldest !== undefined) kept.delete(oldest)
    return data
  }
  return Object.assign(loader, { hydrate: true as const })
}
