import { readableAmount } from '#kit/money/fen.ts'
import { Card } from '#kit/ui/card.tsx'
import { yuanText } from '#kit/ui/number-text.ts'
import { unbroken } from '#kit/ui/unbroken.tsx'
import { currencies } from '../rules.ts'
import type { Quote } from './quote-list.tsx'

/** A quote from top to bottom, narrow enough to stand beside another. */
export function QuoteColumn({ quote }: { quote: Quote }) {
  return (
    <Card>
      <div className="space-y-12 text-14">
        <div>
          <p className="text-12 text-ink-3">包含合计</p>
          <p className="text-18 font-semibold tabular-nums wrap-anywhere">{yuanText(quote.included_amount)}</p>
          {quote.besides_amount !== '0.00' && <p className="text-ink-2">另付约 {yuanText(quote.besides_amount)}</p>}
        </div>
        <ul className="space-y-8">
          {quote.lines.map((line) => (
            <li key={`${line.name} ${line.price} ${line.currency}`}>
              <p className="font-medium wrap-anywhere">{line.name}</p>
              <p className="text-ink-2 tabular-nums">
                {line.num} × {readableAmount(line.price)} {currencies[line.currency]}
              </p>
              <p className="text-ink-3">
                {line.is_included === 1 ? '包含' : '另付'} · {line.payee_desc}
              </p>
            </li>
          ))}
        </ul>
        {quote.rates.map(({ currency, rate, date }) => (
          <p key={currency} className="text-12 text-ink-3 tabular-nums">
            {unbroken(`1 ${currencies[currency]} = ${rate} 元（${date}）`)}
          </p>
        ))}
        <p>{unbroken(`有效期至 ${quote.valid_date}`)}</p>
        <div>
          <p>定金 {yuanText(quote.deposit)}</p>
          {quote.deposit !== '0.00' && (
            <ul className="text-12 text-ink-3">
              {quote.back_steps.map(({ title, percent, amount }) => (
                <li key={title}>{unbroken(`${title}，退 ${percent}%（${yuanText(amount)}）`)}</li>
              ))}
              <li>治疗开始以后，定金抵医院费用，不再退</li>
            </ul>
          )}
        </div>
        {quote.assumptions && <p className="wrap-anywhere whitespace-pre-wrap text-ink-2">{quote.assumptions}</p>}
      </div>
    </Card>
  )
}
