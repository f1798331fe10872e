import { createHash } from 'node:crypto'
import { parseTime } from '#kit/time/day.ts'
import { carriers, type ExpressSettings, type QueryTrack } from '../express.ts'
import { OutsideError } from './trouble.ts'

const TIMEOUT_MS = 5_000
/** Its code for a parcel of which the carrier knows nothing yet. */
const UNKNOWN_YET = '500'

interface Answer {
  status?: string
  returnCode?: string
  data?: { ftime: string; context: string }[]
}

/** Asks kuaidi100 (快递 100, real-time query); the signature is the MD5 of question, key and customer in capitals. */
export const kuaidi100 =
  ({ endpoint, customer, key }: ExpressSettings): QueryTrack =>
  async ({ carrier, number, phoneTail }) => {
    const param = JSON.stringify({ com: carriers[carrier] ?? '', num: number, phone: phoneTail, order: 'desc' })
    const sign = createHash('md5').update(`${param}${key}${customer}`).digest('hex').toUpperCase()
    const response = await fetch(`${endpoint}/poll/query.do`, {
      method: 'POST',
      body: new URLSearchParams({ customer, sign, param }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const { status, returnCode, data } = (await response.json().catch(() => ({}))) as Answer
    if (returnCode === UNKNOWN_YET) return []
    if (status !== '200' || !data) throw new OutsideError('kuaidi100', returnCode ?? response.status)
    return data.map(({ ftime, context }) => ({ text: context, at: parseTime(ftime) }))
  }
