import { counterWords } from '#app/areas/pay/rules/counter.ts'
import { providerWords } from '#app/areas/pay/rules.ts'

/** Who takes money and holds it, as lists are narrowed by it: providers and the counter's two ways. */
export const moneyHolders: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(providerWords).map(([name, { title }]) => [name, title])),
  ...counterWords,
}

/** One of them in words; '' where nobody has taken anything yet. */
export const holderName = (provider: string | null): string =>
  provider === null ? '' : (moneyHolders[provider] ?? provider)
