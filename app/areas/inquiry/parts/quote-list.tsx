import { Card } from '#kit/ui/card.tsx'
import { yuanText } from '#kit/ui/number-text.ts'
import { Price } from '#kit/ui/price.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { unbroken } from '#kit/ui/unbroken.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import type { inquiryQuotes } from '../contract.ts'

/** A version of a quote. */
export type Quote = CallOutput<typeof inquiryQuotes>['list'][number]

/** How a quote stands, in words. */
export const quoteWords = ({ is_chosen, is_newest, is_valid }: Quote): string => {
  if (is_chosen === 1) return '已选'
  if (is_newest === 0) return '旧版本'
  return is_valid === 1 ? '有效' : '已过期'
}

/** Quotes, each in a few lines. */
export function QuoteList({ quotes }: { quotes: readonly Quote[] }) {
  return (
    <ul className="space-y-12">
      {quotes.map((quote) => (
        <li key={quote.quote_id}>
          <Card title={quote.unit_name} aside={<Tag tone="accent">{quoteWords(quote)}</Tag>}>
            <p className="text-14 text-ink-2">
              {unbroken(`${quote.country_name} · 第 ${quote.version} 版 · ${quote.valid_date} 前有效`)}
            </p>
            <p className="pt-4">
              <Price yuan={quote.included_amount} />
              {quote.besides_amount !== '0.00' && (
                <span className="pl-8 text-14 text-ink-2">另付约 {yuanText(quote.besides_amount)}</span>
              )}
            </p>
          </Card>
        </li>
      ))}
    </ul>
  )
}
