import type { Db } from '#kit/db/open.ts'
import type { Secrets } from '#kit/seal/server/seal.ts'
import type { PaymentProvider } from '../payment.ts'
import { cashier } from './cashier.ts'

/** What a provider works with. */
export interface PaymentWithin {
  db: Db
  now: Date
  config: Secrets & { mode: 'demo' | 'production' }
}

/** The provider of that name, the configured one without a name; undefined where there is none. */
export const findProvider = (within: PaymentWithin, name?: string): PaymentProvider | undefined =>
  providersOf(within).find((provider) => name === undefined || provider.name === name)

/** The stand-in takes no real money, so production knows nothing of it. */
const providersOf = (within: PaymentWithin) => (within.config.mode === 'demo' ? [cashier(within)] : [])
