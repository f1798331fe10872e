import { isSame, type Secrets, sealOf } from './seal.ts'

/** What stands behind an address that was sealed. */
export interface AddressSeal {
  until?: unknown
  seal?: unknown
}

/** The address with a seal by which it opens until then, to whoever has it. `what` names the kind of thing that it opens. */
export const sealAddress = (secrets: Secrets, what: string, address: string, until: Date): string => {
  const seconds = Math.floor(until.getTime() / 1000)
  return `${address}?until=${seconds}&seal=${sealOf(secrets).index(`${address} ${seconds}`, what)}`
}

interface Asked {
  what: string
  address: string
  /** What came along with it. */
  given: AddressSeal
  now: Date
}

/** Whether what stands behind the address opens it now. */
export const isSealed = (secrets: Secrets, { what, address, given: { until, seal }, now }: Asked): boolean => {
  if (typeof until !== 'string' || typeof seal !== 'string' || !/^\d{1,12}$/.test(until)) return false
  const right = sealOf(secrets).indexes(`${address} ${until}`, what)
  return Number(until) * 1000 > now.getTime() && right.some((one) => isSame(seal, one))
}
