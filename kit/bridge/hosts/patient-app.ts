import { isAtLeast } from '#kit/check/version.ts'
import type { HostFile } from '../bridge.ts'
import type { Environment } from '../detect.ts'
import { nativeBridge, nativePlace, openNatively } from './native.ts'
import { type NativeMethod, nativePages } from './native-methods.ts'

/** The patients' own app. It has some pages itself, which came with its versions [X215] [X216]. */
export const open: HostFile['open'] = (environment, ways) => ({
  ...nativeBridge(environment, ways),
  places: { nativeApp: nativePlace('native-app') },
  openPage: async (page) => {
    const method = methodFor(page.name, environment)
    return method === undefined ? false : openNatively(ways, method, page)
  },
})

interface NativePage {
  since: string
  onlyOn?: Environment['system']
  older?: NativeMethod
}

/** By which call this version opens a page; undefined where it does not have it. */
const methodFor = (name: string, { version = '', system }: Environment): NativeMethod | undefined => {
  const page: NativePage | undefined = Object.hasOwn(nativePages, name)
    ? nativePages[name as keyof typeof nativePages]
    : undefined
  if (!page || (page.onlyOn && page.onlyOn !== system)) return undefined
  return isAtLeast(version, page.since) ? 'openPage' : page.older
}
