import { inTime } from '../map-services.ts'

const SCRIPT_MS = 5_000

/** Loads a host's own script, once it is known where that lies; rejects where it does not come within 5 s. */
export const loadScript = (src: string): Promise<void> =>
  inTime(
    new Promise<void>((resolve, reject) => {
      if (src === '') return reject(new Error('no address of the script is configured'))
      const script = document.createElement('script')
      script.src = src
      script.onload = () => resolve()
      script.onerror = () => reject(new Error('the script did not come'))
      document.head.append(script)
    }),
    SCRIPT_MS,
  )
