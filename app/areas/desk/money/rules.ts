import { type TillWay, tillWords } from '#app/areas/pay/rules/counter.ts'
import { providerWords } from '#app/areas/pay/rules.ts'
import type { PaymentProviderName } from '#kit/outside/payment.ts'

/** Characters of a note on what was done about money. */
export const NOTE_LENGTH = 200

/** A provider as staff read it. */
export const providerName = (provider: string): string =>
  providerWords[provider as PaymentProviderName]?.title ?? tillWords[provider as TillWay] ?? provider

/** An account at a provider, or the terminals of a hospital, as staff of a hospital read it. */
export const accountName = (
  { provider, merchant }: { provider: string; merchant: string },
  ownHospitalId?: number,
): string => {
  const name = providerName(provider)
  if (merchant === '') return name
  if (provider !== 'terminal') return `${name}（商户号 ${merchant}）`
  return Number(merchant) === ownHospitalId ? `${name}（本院）` : `${name}（医院 ${merchant}）`
}
