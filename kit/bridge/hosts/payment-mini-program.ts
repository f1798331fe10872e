import type { HostFile } from '../bridge.ts'
import type { PlaceSource } from '../place-source.ts'
import { type Calling, called } from './calling.ts'
import { foundPlace } from './found-place.ts'
import { loadScript } from './load-script.ts'
import { type MiniProgram, miniProgramBridge } from './mini-program.ts'

interface PaymentScript extends MiniProgram {
  getLocation: (options: Calling<{ latitude: unknown; longitude: unknown }>) => void
}

declare global {
  interface Window {
    my?: PaymentScript
  }
}

/** A page in the payment app's mini-program. Its script has no scanner for pages. */
export const open: HostFile['open'] = (_, ways) => {
  const script = async (): Promise<PaymentScript> => {
    if (!window.my) await loadScript(await (await ways()).scriptOf('payment'))
    if (!window.my) throw new Error('the script brought nothing')
    return window.my
  }
  const place: PlaceSource = {
    name: 'payment',
    find: async () => {
      const my = await script()
      const { latitude, longitude } = await called<{ latitude: unknown; longitude: unknown }>((calling) =>
        my.getLocation(calling),
      )
      return foundPlace(latitude, longitude)
    },
  }
  return {
    ...miniProgramBridge(ways, script, (message) => message),
    places: { embedded: [place] },
  }
}
