import type { ReactNode } from 'react'
import { DataTable } from '#app/desk-shell/data-table.tsx'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import type { ListView, LoadedList } from '#app/desk-shell/list-view.ts'
import type { Column } from '#app/desk-shell/table.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Tabs } from '#kit/ui/tabs.tsx'

const places = {
  '/desk/coupons': '优惠券',
  '/desk/coupon-counts': '统计',
  '/desk/coupon-uses': '领用记录',
} as const

interface CouponTableProps<Row, Asked> {
  /** Its own address among those of coupons. */
  at: keyof typeof places
  view: ListView<Row, Asked>
  loaded: LoadedList<Row>
  /** Says what the rows are, above them. */
  note: string
  columns: readonly Column<Row>[]
  keyOf: (row: Row) => number
  /** What is said while there is nothing at all: the way on is always to the coupons. */
  empty: { title: string; text: string; goOn: string }
  /** What stands below the table. */
  children?: ReactNode
}

/** A table of what became of coupons, between the coupons, what became of them, and who has them. */
export function CouponTable<Row, Asked>(props: CouponTableProps<Row, Asked>) {
  const { at, view, loaded, note, columns, keyOf, empty, children } = props
  return (
    <DeskFrame note={note}>
      <Tabs label="优惠券" tabs={Object.entries(places).map(([to, text]) => ({ text, to, current: to === at }))} />
      <DataTable
        {...{ view, loaded, columns, keyOf }}
        label={view.noun}
        empty={
          <Empty
            drawing="bag"
            title={empty.title}
            text={empty.text}
            action={
              <ButtonLink size="small" to="/desk/coupons">
                {empty.goOn}
              </ButtonLink>
            }
          />
        }
      />
      {children}
    </DeskFrame>
  )
}
