import { placeOf } from '../visitor.ts'
import { visitorHere } from './visitor.ts'

const given = new Map<string, string>()

/** Sends a parameter with every call from now on (a host app's token, its version); undefined takes it back. */
export const setCommonParam = (name: string, value: string | undefined): void => {
  if (value) given.set(name, value)
  else given.delete(name)
}

/** What goes with every call beside its own parameters; keys travel in headers, where no log keeps them. */
export const commonParams = (): Record<string, string> => ({ ...Object.fromEntries(given), ...placeOf(visitorHere()) })
