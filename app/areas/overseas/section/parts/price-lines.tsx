import type { overseasPackage } from '#app/areas/overseas/directory/contract.ts'
import { Card } from '#kit/ui/card.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { yuanText } from '#kit/ui/number-text.ts'
import type { CallOutput } from '#kit/wire/call.ts'

type Package = CallOutput<typeof overseasPackage>

/** What a price is made of, line by line, and what one pays beside it. */
export function PriceLines({ about }: { about: Package }) {
  const included = about.lines.filter(({ is_included }) => is_included === 1)
  const beside = about.lines.filter(({ is_included }) => is_included === 0)
  return (
    <Card title="价目明细" aside={about.is_whole === 1 ? `合计 ${yuanText(about.price)}` : undefined}>
      {about.is_whole === 0 && <Notice tone="warning">价目正在核对，以下单页的金额为准，有疑问请先问顾问。</Notice>}
      <Lines title="已包含" lines={included} />
      {beside.length > 0 && <Lines title="不包含，发生时另付" lines={beside} />}
      <p className="pt-8 text-12 text-ink-3">
        “付给”写明这一项由谁收。已包含的都算在总价里；不包含的由您到时直接付给收款方，外币按付款当天的汇率算。
      </p>
    </Card>
  )
}

function Lines({ title, lines }: { title: string; lines: Package['lines'] }) {
  return (
    <section>
      <h3 className="pt-8 text-14 font-medium">{title}</h3>
      <ul className="divide-y divide-line">
        {lines.map(({ what, times, amount, paid_to }) => (
          <li key={what} className="flex items-baseline justify-between gap-12 py-8 text-14">
            <span className="min-w-0">
              {what}
              {times > 1 && <span className="text-ink-3"> × {times}</span>}
              <span className="block text-12 text-ink-3">付给：{paid_to}</span>
            </span>
            <span className="shrink-0 tabular-nums">{amount}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
