import { createHash } from 'node:crypto'
import { parseTime } from '#kit/time/day.ts'
import { carriers, type ExpressSettings, type QueryTrack, type StepKind } from '../express.ts'
import { askOutside } from './ask.ts'
import { OutsideError } from './trouble.ts'

const TIMEOUT_MS = 5_000
/** Its code for a parcel of which the carrier knows nothing yet. */
const UNKNOWN_YET = '500'

interface Answer {
  status?: string
  returnCode?: string
  data?: { ftime: string; context: string; areaName?: string | null; status?: string }[]
}

/** Its words for the state of a step, each as it begins: finer ones add to them. */
const kinds: readonly (readonly [string, StepKind])[] = [
  ['揽收', 'taken'],
  ['派件', 'delivering'],
  ['签收', 'arrived'],
  ['退签', 'refused'],
  ['拒签', 'refused'],
  ['退回', 'refused'],
  ['疑难', 'trouble'],
  ['在途', 'moving'],
]

const kindOf = (status = ''): StepKind | null => kinds.find(([word]) => status.startsWith(word))?.[1] ?? null

/** With each step its place and its state. */
const WITH_PLACES = '1'

/** Asks kuaidi100 (快递 100, real-time query); the signature is the MD5 of question, key and customer in capitals. */
export const kuaidi100 =
  ({ endpoint, customer, key }: ExpressSettings): QueryTrack =>
  async ({ carrier, number, phoneTail, to }) => {
    const param = JSON.stringify({
      com: carriers[carrier] ?? '',
      num: number,
      phone: phoneTail,
      order: 'desc',
      to,
      resultv2: WITH_PLACES,
    })
    const sign = createHash('md5').update(`${param}${key}${customer}`).digest('hex').toUpperCase()
    const response = await askOutside(`${endpoint}/poll/query.do`, {
      method: 'POST',
      body: new URLSearchParams({ customer, sign, param }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const { status, returnCode, data } = (await response.json().catch(() => ({}))) as Answer
    if (returnCode === UNKNOWN_YET) return []
    if (status !== '200' || !data) throw new OutsideError('kuaidi100', returnCode ?? response.status)
    return data.map(({ ftime, context, areaName, status: said }) => ({
      text: context,
      at: parseTime(ftime),
      // 广东,深圳市,南山区
      place: (areaName ?? '').split(',').slice(1).join(''),
      kind: kindOf(said),
    }))
  }
