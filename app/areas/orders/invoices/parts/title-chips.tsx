import { chipLook } from '#kit/ui/chip-look.ts'
import { classes } from '#kit/ui/classes.ts'
import { Link } from '#kit/ui/link.tsx'
import { ofTitle } from './addresses.ts'
import type { InvoiceTitle } from './load-invoice.ts'
import type { TypedBuyer } from './use-buyer.ts'

interface TitleChipsProps {
  titles: readonly InvoiceTitle[]
  typed: TypedBuyer
  orderId: string
}

/** The book's titles to fill in with one tap, and the way to the book. */
export function TitleChips({ titles, typed: { buyer, change }, orderId }: TitleChipsProps) {
  const isChosen = (one: InvoiceTitle) =>
    one.title === buyer.title && one.tax_no === buyer.tax_no && one.invoice_type === buyer.invoice_type
  const fill = ({ invoice_type, title, tax_no, email }: InvoiceTitle) => change({ invoice_type, title, tax_no, email })
  return (
    <section>
      <div className="-mt-8 mb-6 flex items-center justify-between gap-12">
        <h2 className="text-14 font-medium">常用抬头</h2>
        <Link
          to={titles.length > 0 ? ofTitle('titles', { orderId }) : ofTitle('addInvoice', { orderId })}
          className="inline-flex min-h-target min-w-target items-center justify-end text-14 text-accent-ink"
        >
          {titles.length > 0 ? '管理' : '添加'}
        </Link>
      </div>
      <div className="flex flex-wrap gap-8">
        {titles.map((one) => (
          <button
            key={one.title_id}
            type="button"
            aria-pressed={isChosen(one)}
            onClick={() => fill(one)}
            className={classes(
              chipLook,
              'border border-line bg-card text-ink-2 aria-pressed:border-accent-ink aria-pressed:bg-tint aria-pressed:text-accent-ink',
            )}
          >
            <span className="truncate">{one.title}</span>
          </button>
        ))}
      </div>
    </section>
  )
}
