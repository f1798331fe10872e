import { GIFT_CARD, isBackOnCard, tillWords } from '#app/areas/pay/rules/counter.ts'
import { providerWords } from '#app/areas/pay/rules.ts'

/** Who takes money and holds it, as lists are narrowed by it: providers, the counter's two ways, and gift cards there. */
export const moneyHolders: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(providerWords).map(([name, { title }]) => [name, title])),
  ...tillWords,
}

/** One of them in words; '' where nobody has taken anything yet. */
export const holderName = (provider: string | null): string =>
  provider === null ? '' : (moneyHolders[provider] ?? provider)

/** Who gave a refund back: a gift card that had paid a part of something got that part back itself. */
export const backHolderName = (provider: string | null, refundNo: string | null): string =>
  holderName(refundNo !== null && isBackOnCard(refundNo) ? GIFT_CARD : provider)

/** What money is for: its purpose and its title, once where both say the same; '' where it is for nothing that was ordered. */
export const whatFor = ({ purpose_name, title }: { purpose_name: string; title: string }): string =>
  [...new Set([purpose_name, title])].filter((words) => words !== '').join(' · ')
