import type { BridgeFault, HostWays } from '../host-ways.ts'
import { inTime } from '../map-services.ts'
import { PlaceTimeout } from '../place-source.ts'

/** What a host may take where nobody is asked anything. */
const USUAL_MS = 8_000

/** What comes of asking a host; where nothing does, within 8 s unless told otherwise, that is logged and `otherwise` holds. */
export const quietly = async <T>(
  ways: () => Promise<HostWays>,
  method: string,
  work: () => Promise<T>,
  otherwise: T,
  ms = USUAL_MS,
): Promise<T> => {
  try {
    return await inTime(work(), ms)
  } catch (error) {
    const fault: BridgeFault = error instanceof PlaceTimeout ? 'unanswered' : 'refused'
    // Who cannot be told is not told.
    await ways().then(
      ({ log }) => log(fault, method, error),
      () => undefined,
    )
    return otherwise
  }
}
