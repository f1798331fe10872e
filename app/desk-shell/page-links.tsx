import { useSearchParams } from 'react-router'
import { ButtonLink } from '#kit/ui/button.tsx'

interface PageLinksProps {
  page: number
  total: number
  /** The address of a page; without it that of this one, with another number. */
  to?: (number: number) => string
}

/** The way to the page before and after; what else the address holds stays. */
export function PageLinks({ page, total, to: addressOf }: PageLinksProps) {
  const [query] = useSearchParams()
  if (total <= 1) return null
  const to = (number: number) => {
    if (addressOf) return addressOf(number)
    const next = new URLSearchParams(query)
    next.set('page', String(number))
    return `?${next}`
  }
  return (
    <nav aria-label="翻页" className="flex items-center justify-center gap-16 text-14 text-ink-2">
      {page > 1 && (
        <ButtonLink kind="secondary" size="small" to={to(page - 1)}>
          上一页
        </ButtonLink>
      )}
      <span className="tabular-nums">
        第 {page} 页 · 共 {total} 页
      </span>
      {page < total && (
        <ButtonLink kind="secondary" size="small" to={to(page + 1)}>
          下一页
        </ButtonLink>
      )}
    </nav>
  )
}
