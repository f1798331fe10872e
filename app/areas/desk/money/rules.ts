import { providerWords } from '#app/areas/pay/rules.ts'
import type { PaymentProviderName } from '#kit/outside/payment.ts'

/** Characters of a note on what was done about money. */
export const NOTE_LENGTH = 200

/** A provider as staff read it. */
export const providerName = (provider: string): string =>
  providerWords[provider as PaymentProviderName]?.title ?? provider
