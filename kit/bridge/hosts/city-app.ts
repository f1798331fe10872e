import type { HostFile } from '../bridge.ts'
import type { HostWays } from '../host-ways.ts'
import { inTime } from '../map-services.ts'
import type { PlaceSource } from '../place-source.ts'
import type { ShareOptions } from '../share-options.ts'
import { foundPlace } from './found-place.ts'
import { loadScript } from './load-script.ts'
import { quietly } from './quietly.ts'

type Answer = { code: unknown; data?: Record<string, unknown> }

/** The functions of the city app's script that we use, as pages that are public use them; the last two may be missing. */
interface CityScript {
  config: (config: { debug: false; appId: string; initCode: string; nativeApis: readonly string[] }) => void
  ready: (then: () => void) => void
  error: (then: (error: unknown) => void) => void
  userAuth: (asked: { appId: string }, then: (answer: Answer) => void) => void
  gps: (then: (answer: Answer) => void) => void
  close: () => void
  share?: (options: ShareOptions, then?: (answer: Answer) => void) => void
  scan?: (then: (answer: Answer) => void) => void
}

declare global {
  interface Window {
    sc?: CityScript
  }
}

const nativeApis = ['userAuth', 'gps', 'close', 'share', 'scan']
/** Its own code for a script that was not initialised. */
const NOT_STARTED = -10_001
const START_MS = 5_000
/** A person may have to sign in there, or look for what is to be scanned. */
const PERSON_MS = 120_000

const words = {
  outside: '不在i深圳APP里面',
  unauthorised: '用户未授权或未登录i深圳',
  notStarted: '10001-初始化失败!',
} as const

/** The city-government app: its script, initialised by a code of its platform; its words where it is not there [X290]. */
export const open: HostFile['open'] = (_, ways) => {
  let started: Promise<{ sc: CityScript; appId: string }> | undefined
  const script = () => {
    started ??= start(ways).catch((error) => {
      started = undefined
      throw error
    })
    return started
  }
  const place: PlaceSource = {
    name: 'city-app',
    find: async () => {
      const { sc } = await script()
      const { code, data } = await answered((then) => sc.gps(then))
      if (code !== 0) throw new Error(words.unauthorised)
      return foundPlace(data?.latitude, data?.longitude)
    },
  }
  return {
    cityCode: async () => {
      const { sc, appId } = await script()
      const { code, data } = await inTime(
        answered((then) => sc.userAuth({ appId }, then)),
        PERSON_MS,
      )
      if (code === NOT_STARTED) throw new Error(words.notStarted)
      if (code !== 0 || typeof data?.requestCode !== 'string') throw new Error(words.unauthorised)
      return data.requestCode
    },
    places: { cityApp: place },
    offerShare: (options) =>
      quietly(ways, 'share', async () => share((await script()).sc, await branded(ways, options)), 'not-here'),
    scan: () => quietly(ways, 'scan', async () => scan((await script()).sc), null, PERSON_MS),
    close: () =>
      quietly(
        ways,
        'close',
        async () => {
          ;(await script()).sc.close()
          return true
        },
        false,
      ),
  }
}

const answered = (callApi: (then: (answer: Answer) => void) => void): Promise<Answer> =>
  new Promise((resolve) => callApi((answer) => resolve(answer ?? { code: undefined })))

/** Loads the script where the app did not bring it, and waits until the app has taken its code. */
const start = async (ways: () => Promise<HostWays>) => {
  const { scriptOf, cityStart } = await ways()
  if (!window.sc)
    await scriptOf('city')
      .then(loadScript)
      .catch(() => undefined)
  const { sc } = window
  if (!sc) throw new Error(words.outside)
  const { appId, initCode } = await cityStart().catch(() => {
    throw new Error(words.notStarted)
  })
  const ready = new Promise<void>((resolve, reject) => {
    sc.config({ debug: false, appId, initCode, nativeApis })
    sc.error(reject)
    sc.ready(resolve)
  })
  await inTime(ready, START_MS).catch(() => {
    throw new Error(words.notStarted)
  })
  return { sc, appId }
}

const share = (sc: CityScript, options: ShareOptions | null): 'offered' | 'not-here' => {
  if (!sc.share || options === null) return 'not-here'
  sc.share(options)
  return 'offered'
}

/** Its own brand name stands in what is shared from it [X245]. */
const branded = async (ways: () => Promise<HostWays>, options: ShareOptions | null): Promise<ShareOptions | null> => {
  if (options === null) return null
  const { cityBrand } = await ways()
  const [title, desc] = await Promise.all([cityBrand(options.title), cityBrand(options.desc)])
  return { ...options, title, desc }
}

const scan = async (sc: CityScript): Promise<string | null> => {
  const { scan: callApi } = sc
  if (!callApi) return null
  const { data } = await answered((then) => callApi(then))
  return typeof data?.text === 'string' && data.text !== '' ? data.text : null
}
